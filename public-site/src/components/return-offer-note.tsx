import { Fragment, type ReactNode } from 'react'
import type { ReturnOffer } from 'shared-api/contract'
import { grouped } from 'shared-api/grouped'
import { Text } from 'shared-ui'
import { formatSoon } from '../lib/format-instant.ts'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'

type Props = {
  offers: readonly ReturnOffer[]
  /** How a class is shown, by its name. */
  children?: (offer: ReturnOffer, name: string) => ReactNode
}

/** The return offers, which are all of one percentage: between when the pick-up has to be, and for which classes; nothing without offers. */
export function ReturnOfferNote({ offers, children = (_offer, name) => name }: Props) {
  const [first] = offers
  const { title, text } = commonTexts().returnOffer
  const byTimes = grouped(offers, ({ from, until }) =>
    [from, until].map((iso) => formatSoon(Date.parse(iso))).join(' – '),
  )
  return (
    <div role="status">
      {first && (
        <Text size="sm" my="xs">
          <strong>{title({ percent: String(first.percent) })}</strong> {text}
        </Text>
      )}
      {[...byTimes].map(([times, those]) => (
        <Text key={times} size="sm" my="xs">
          {times} ·{' '}
          {[...new Map(those.map((offer) => [offer.cabClass, offer])).values()].map((offer, at) => (
            <Fragment key={offer.cabClass}>
              {at > 0 && ', '}
              {children(offer, sharedTexts().cabClasses[offer.cabClass])}
            </Fragment>
          ))}
        </Text>
      ))}
    </div>
  )
}
