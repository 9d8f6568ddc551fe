import { getMonth, getYear } from 'shared-api/client'
import { MonthQuery, YearQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Stack } from 'shared-ui'
import useSWR from 'swr'
import { fileUrl } from '../api/origin.ts'
import { staffCall } from '../api/staff-call.ts'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { AtAGlance } from '../features/books/at-a-glance.tsx'
import { Discounts } from '../features/books/discounts.tsx'
import { PeriodChoice } from '../features/books/period-choice.tsx'
import { BookingCharts } from '../features/desk/booking-charts.tsx'
import { useDeskSummary } from '../features/desk/use-desk-summary.ts'
import { sensibleQuery } from '../lists/sensible-query.ts'
import { useUrlState } from '../lists/use-url-state.ts'
import { booksTexts } from '../texts/books.ts'

/** /books: a month or year at a glance. */
export default function BooksPage() {
  const texts = booksTexts()
  return (
    <Page title={texts.title} description={texts.description}>
      <OwnersOnly>
        <Books />
      </OwnersOnly>
    </Page>
  )
}

function Books() {
  const [url, setUrl] = useUrlState()
  const texts = booksTexts()
  const today = istDay(Date.now())
  const { year } = sensibleQuery(YearQuery, { year: url.get('year') })
  const { month = today.slice(0, 7) } = sensibleQuery(MonthQuery, { month: url.get('month') })
  const asked = year === undefined ? `month?month=${month}` : `year?year=${year}`
  const glance = useSWR(`/api/v1/books/${asked}`, () =>
    staffCall((client) => (year === undefined ? getMonth(client, month) : getYear(client, year))),
  )
  return (
    <Stack>
      <PeriodChoice
        period={year ?? month}
        today={today}
        onChange={(period) =>
          setUrl(period.length === 4 ? { year: period, month: null } : { month: period, year: null })
        }
        files={{
          glance: fileUrl(`/api/v1/books/${asked.replace('?', '.csv?')}`),
          sales: year === undefined ? fileUrl(`/api/v1/books/sales.csv?month=${month}`) : null,
        }}
      />
      <Loaded query={glance} what={year === undefined ? texts.what.month : texts.what.year}>
        {(reply) => <AtAGlance reply={reply} onClosed={(next) => void glance.mutate(next, { revalidate: false })} />}
      </Loaded>
      {year === undefined && <Discounts month={month} />}
      {month === today.slice(0, 7) && year === undefined && <Lately />}
    </Stack>
  )
}

/** How bookings came in lately: not the month's, but of the days that are just over. */
function Lately() {
  const { query } = useDeskSummary()
  return query.data ? <BookingCharts summary={query.data} /> : null
}
