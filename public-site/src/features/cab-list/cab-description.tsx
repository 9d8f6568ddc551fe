import { Fold } from '../../components/fold.tsx'
import { endOfStart } from '../../lib/cab-texts.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import classes from './cab-list.module.css'

/** Characters shown at first, some six lines of a card; half as many more are not folded. */
const START = 240

/** The desk's description of a cab. A long text is folded: the cards of a row are as high as the highest. */
export function CabDescription({ text }: { text: string }) {
  const end = endOfStart(text, START)
  return (
    <div className={classes.description}>
      <p>{text.slice(0, end)}</p>
      {end < text.length && <Fold label={cabsTexts().readOn}>{text.slice(end)}</Fold>}
    </div>
  )
}
