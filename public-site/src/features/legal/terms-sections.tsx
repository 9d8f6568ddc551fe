import type { ReactNode } from 'react'
import type { Company } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { formatPaise, shortPaise } from 'shared-api/money'
import { Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { cancellationTexts } from '../../components/fare-notes.tsx'
import { perKmOfAll } from '../../lib/fare-texts.ts'
import { formatTime } from '../../lib/format-day.ts'
import { percentText } from '../../lib/percent-text.ts'
import { termsTexts } from '../../texts/terms.ts'
import { Bullets } from './bullets.tsx'
import type { LegalSection } from './legal-article.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** The terms of hire (docs/product.md, Terms and privacy). */
export function termsSections({ name, phones }: Company, tariff: Tariff): LegalSection[] {
  const perKm = perKmOfAll(tariff)
  const { night, hill } = tariff.surcharges
  const t = termsTexts()
  const { titles } = t
  return [
    { id: 'booking', title: titles.booking, body: <Paragraphs texts={t.booking(name)} /> },
    { id: 'payment', title: titles.payment, body: <Paragraphs texts={paymentTexts(tariff)} /> },
    {
      id: 'estimate',
      title: titles.estimate,
      body: <Paragraphs texts={perKm === null ? t.estimateByLines : t.estimate(formatPaise(perKm))} />,
    },
    { id: 'not-included', title: titles.notIncluded, body: <NotIncluded tariff={tariff} /> },
    {
      id: 'day-and-night',
      title: titles.dayAndNight,
      body: <Paragraphs texts={t.dayAndNight(night && chargeText(night))} />,
    },
    {
      id: 'hill-stations',
      title: titles.hillStations,
      body: <Paragraphs texts={hill ? t.hillCharge(shortPaise(hill.amount)) : t.hillStations} />,
    },
    {
      id: 'cancellation',
      title: titles.cancellation,
      body: <ByPhone texts={[...t.cancellation, ...cancellationTexts(tariff)]} phones={phones} />,
    },
    { id: 'complaints', title: titles.complaints, body: <ByPhone texts={t.complaints} phones={phones} /> },
  ]
}

function paymentTexts({ advancePercent }: Tariff): ReactNode[] {
  const t = termsTexts()
  if (advancePercent === 0) return t.paymentAtBoarding
  return t.payment(percentText(advancePercent), percentText(10_000 - advancePercent))
}

const chargeText = ({ amount, from, to }: { amount: number; from: string; to: string }) => ({
  amount: shortPaise(amount),
  from: formatTime(from),
  to: formatTime(to),
})

function NotIncluded({ tariff }: { tariff: Tariff }) {
  const { fees } = termsTexts()
  const charged = chargedBy(tariff)
  const costs = Object.entries(fees).filter(([cost]) => !charged.has(cost))
  return (
    <>
      <Text>{termsTexts().notIncluded}</Text>
      <Bullets texts={costs.map(([, words]) => words)} />
    </>
  )
}

/** The costs that a tariff puts into its prices. */
function chargedBy({ rates, surcharges, passedOn }: Tariff): Set<string> {
  const inPrice = passedOn.filter(({ basis }) => basis !== 'at actuals').map(({ kind }): string => kind)
  if (rates.some(({ allowance }) => allowance)) inPrice.push('allowance')
  if (surcharges.night) inPrice.push('night')
  return new Set(inPrice)
}

const ByPhone = ({ texts, phones }: { texts: ReactNode[]; phones: string[] }) => (
  <>
    <Paragraphs texts={texts} />
    <PhoneList phones={phones} />
  </>
)

const PhoneList = ({ phones }: { phones: string[] }) => (
  <ul aria-label={termsTexts().phones}>
    {phones.map((phone) => (
      <li key={phone}>
        <PhoneLink phone={phone} />
      </li>
    ))}
  </ul>
)
