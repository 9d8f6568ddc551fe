import type { ReactNode } from 'react'
import type { ReturnOffer } from 'shared-api/contract'
import { Text } from 'shared-ui'
import { formatSoon } from '../lib/format-instant.ts'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'

type Props = { offers: readonly ReturnOffer[]; children?: (offer: ReturnOffer) => ReactNode }

/** For which classes a return offer holds, and between when its pick-up has to be; nothing without offers. */
export const ReturnOfferNote = ({ offers, children }: Props) => (
  <div role="status">
    {offers.map((offer) => (
      <Text key={`${offer.cabClass} ${offer.from}`} size="sm" my="xs">
        <strong>{commonTexts().returnOffer.title({ percent: String(offer.percent) })}</strong>{' '}
        {commonTexts().returnOffer.text({
          cabClass: sharedTexts().cabClasses[offer.cabClass],
          from: formatSoon(Date.parse(offer.from)),
          until: formatSoon(Date.parse(offer.until)),
        })}{' '}
        {children?.(offer)}
      </Text>
    ))}
  </div>
)
