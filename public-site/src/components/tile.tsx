import { type ReactNode, useId } from 'react'
import { shortPaise } from 'shared-api/money'
import { Picture } from 'shared-ui'
import type { CabTile } from '../lib/cab-tiles.ts'
import { commonTexts } from '../texts/common.ts'
import classes from './tile.module.css'

type Props = {
  imageUrl: string
  name: string
  facts: string
  /** The models of a class; '' for a cab without one. */
  models: string
  /** It is too small for the trip. */
  isSmall?: boolean
  /** What it costs, and what holds for it. */
  children: ReactNode
  /** Gives the ids of name, facts and the rest, for what is named by them. */
  id?: string
}

/** A class of cabs, or a model without one, as every page shows it: picture, name, facts, models and price. */
export function Tile({ imageUrl, name, facts, models, isSmall, children, id }: Props) {
  const own = useId()
  const ids = id ?? own
  return (
    <span className={classes.tile} data-small={isSmall || undefined}>
      <Picture src={imageUrl} alt="" sizes="7rem" className={classes.picture} />
      <span className={classes.words}>
        <span id={`${ids}-name`} className={classes.name}>
          {name}
        </span>
        <span id={`${ids}-facts`} className={classes.facts}>
          <span>{facts}</span> {models && <span className={classes.models}>{models}</span>}
        </span>
        <span id={`${ids}-more`} className={classes.more}>
          {children}
        </span>
      </span>
    </span>
  )
}

/** What the trip costs with a tile, which is the largest figure of it, and what that covers. */
export function TileTotal({ tile: { fare, isFrom }, covers }: { tile: CabTile; covers: string }) {
  const { price, tile: t } = commonTexts()
  if (!fare) return <strong className={classes.total}>{price.noPrice}</strong>
  const total = shortPaise(fare.total)
  return (
    <>
      <strong className={classes.total}>{isFrom ? price.least({ total }) : total}</strong>
      <TileFact>{[t.forTrip, covers].filter(Boolean).join(' · ')}</TileFact>
    </>
  )
}

/** A line of a tile. */
export const TileFact = ({ children }: { children: ReactNode }) => <span className={classes.fact}>{children}</span>
