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
  const { costs, shares } = commonTexts().price
  const words: Record<string, string> = costs
  const t = homeTexts().price
  const passedOn = (included: boolean) =>
    tariff.passedOn.filter(({ basis }) => (basis === 'included') === included).flatMap(({ kind }) => words[kind] ?? [])
  const [within, onTop] = [passedOn(true), passedOn(false)]
  if (tariff.surcharges.night) onTop.push(costs.night)
  const { advancePercent } = tariff
  return [
    t.within([...t.always, ...within].join(', ')),
    ...(onTop.length > 0 ? [t.onTop(onTop.join(', '))] : []),
    t.shown,
    ...(advancePercent > 0 ? [shares(percentText(advancePercent), percentText(10_000 - advancePercent))] : []),
    ...cancellationTexts(tariff),
  ]
}
