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
import { sharedTexts } from '../../texts/shared.ts'
import { termsTexts } from '../../texts/terms.ts'
import { Bullets } from './bullets.tsx'
import type { LegalSection } from './legal-article.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** The terms of hire (docs/product.md, Terms and privacy). */
export function termsSections(company: Company, tariff: Tariff): LegalSection[] {
  const { name, phones } = company
  const { night, hill } = tariff.surcharges
  const t = termsTexts()
  const { titles } = t
  return [
    {
      id: 'booking',
      title: titles.booking,
      body: <Paragraphs texts={[t.booking.sent({ company: name }), t.booking.times]} />,
    },
    { id: 'payment', title: titles.payment, body: <Paragraphs texts={paymentTexts(company, tariff)} /> },
    {
      id: 'estimate',
      title: titles.estimate,
      body: <Paragraphs texts={estimateTexts(tariff)} />,
    },
    { id: 'not-included', title: titles.notIncluded, body: <NotIncluded tariff={tariff} /> },
    {
      id: 'day-and-night',
      title: titles.dayAndNight,
      body: (
        <Paragraphs
          texts={[t.dayAndNight.day({ strong }), night ? nightText(night) : t.dayAndNight.night({ strong })]}
        />
      ),
    },
    {
      id: 'hill-stations',
      title: titles.hillStations,
      body: <Text>{hill ? t.hills.charge({ amount: shortPaise(hill.amount) }) : t.hills.days({ strong })}</Text>,
    },
    {
      id: 'cancellation',
      title: titles.cancellation,
      body: <ByPhone texts={[t.cancellation({ strong }), ...cancellationTexts(tariff)]} phones={phones} />,
    },
    {
      id: 'complaints',
      title: titles.complaints,
      body: <ByPhone texts={[t.complaints({ strong })]} phones={phones} />,
    },
  ]
}

function paymentTexts({ advanceConfirms }: Company, { advancePercent }: Tariff): ReactNode[] {
  const { advance, rest, atBoarding } = termsTexts().payment
  if (advancePercent === 0) return [atBoarding]
  const [inAdvance, later] = [percentText(advancePercent), percentText(10_000 - advancePercent)]
  return [
    advance({ strong, advance: inAdvance, when: advanceConfirms ? 'confirms' : 'later' }),
    rest({ strong, rest: later }),
  ]
}

function estimateTexts(tariff: Tariff): ReactNode[] {
  const t = termsTexts().estimate
  const perKm = perKmOfAll(tariff)
  return perKm === null ? [t.byLines] : [t.perKm({ perKm: formatPaise(perKm) }), t.fees({ strong })]
}

const nightText = ({ amount, from, to }: { amount: number; from: string; to: string }) =>
  termsTexts().dayAndNight.nightCharge({
    ...{ strong, amount: shortPaise(amount), from: sharedTexts().clock(from), to: formatTime(to) },
  })

const strong = (words: ReactNode) => <strong>{words}</strong>

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
