import type { TripReply } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Title } from 'shared-ui'
import { formatDay } from '../../lib/format-day.ts'
import { tripTexts } from '../../texts/trip.ts'
import classes from './trip.module.css'

/** Receipts, vouchers, bills and credit notes of the trip, each as a PDF; nothing while there are none. */
export function TripPapers({ papers, token }: Pick<TripReply, 'papers'> & { token: string }) {
  if (papers.length === 0) return null
  const t = tripTexts().papers
  return (
    <section className={classes.screenOnly}>
      <Title order={2} size="h3" mb="xs">
        {t.title}
      </Title>
      <ul className={classes.papers}>
        {papers.map(({ number, kind, day, total }) => (
          <li key={number}>
            {/* A file, which the router has no page for. */}
            <Anchor
              href={`/api/v1/trip/${encodeURIComponent(token)}/invoices/${number}.pdf`}
              target="_blank"
              rel="noreferrer"
            >
              {t.kinds[kind]} {number}
            </Anchor>
            <span>
              {formatDay(day)}, {rupeesText(total)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
