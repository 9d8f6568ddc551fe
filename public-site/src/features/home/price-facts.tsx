import type { Tariff } from 'shared-api/fares'
import { Title } from 'shared-ui'
import { cancellationTexts } from '../../components/fare-notes.tsx'
import { percentText } from '../../lib/percent-text.ts'
import { commonTexts } from '../../texts/common.ts'
import { homeTexts } from '../../texts/home.ts'
import classes from './price-facts.module.css'

/** What a price of this tariff has in it, what comes on top, and when it is paid. */
export const PriceFacts = ({ tariff }: { tariff: Tariff }) => (
  <>
    <Title order={2} mb="lg">
      {homeTexts().price.title}
    </Title>
    <ul className={classes.facts}>
      {facts(tariff).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </>
)

function facts(tariff: Tariff): string[] {
  const { costs, notIncluded, shares } = commonTexts().price
  const t = homeTexts().price
  const within: string[] = tariff.passedOn.filter(({ basis }) => basis === 'included').map(({ kind }) => kind)
  const onTop = addedBy(tariff).filter((code) => !within.includes(code))
  const apart = Object.keys(costs).filter((code) => !within.includes(code) && !onTop.includes(code))
  const inWords = (codes: string[]) =>
    Object.entries(costs).flatMap(([code, words]) => (codes.includes(code) ? words : []))
  const { advancePercent } = tariff
  return [
    t.within({ costs: [...t.always, ...inWords(within)].join(', ') }),
    ...(onTop.length > 0 ? [t.onTop({ costs: inWords(onTop).join(', ') })] : []),
    ...(apart.length > 0 ? [notIncluded({ costs: inWords(apart).join(', ') })] : []),
    t.shown,
    ...(advancePercent > 0
      ? [shares({ advance: percentText(advancePercent), rest: percentText(10_000 - advancePercent) })]
      : []),
    ...cancellationTexts(tariff),
  ]
}

/** The costs that a fare has a line for, where its trip has them. */
const addedBy = ({ passedOn, rates, surcharges }: Tariff): string[] => [
  ...passedOn.map(({ kind }) => kind),
  ...(rates.some(({ allowance }) => allowance) ? ['allowance'] : []),
  ...(surcharges.night ? ['night'] : []),
]
