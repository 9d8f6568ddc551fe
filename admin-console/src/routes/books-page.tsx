import { getDayBook, getMonth, getYear } from 'shared-api/client'
import { DayQuery, MonthQuery, YearQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Anchor, Group, Stack } from 'shared-ui'
import useSWR from 'swr'
import { fileUrl } from '../api/origin.ts'
import { staffCall } from '../api/staff-call.ts'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { TitledCard } from '../components/titled-card.tsx'
import { DayField } from '../editing/day-field.tsx'
import { typedDay } from '../editing/typed-day.ts'
import { AtAGlance } from '../features/books/at-a-glance.tsx'
import { DayBookView } from '../features/books/day-book.tsx'
import { PeriodChoice } from '../features/books/period-choice.tsx'
import { sensibleQuery } from '../lists/sensible-query.ts'
import { useUrlState } from '../lists/use-url-state.ts'
import { booksTexts } from '../texts/books.ts'

/** /books: a month or year at a glance, and a day's payments. */
export default function BooksPage() {
  const texts = booksTexts()
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <Anchor href="#day-book" data-screen-only>
          {texts.dayBook}
        </Anchor>
      }
    >
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
  const { day = today } = sensibleQuery(DayQuery, { day: url.get('day') })
  const asked = year === undefined ? `month?month=${month}` : `year?year=${year}`
  const glance = useSWR(`/api/v1/books/${asked}`, () =>
    staffCall((client) => (year === undefined ? getMonth(client, month) : getYear(client, year))),
  )
  const dayBook = useSWR(`/api/v1/books/day?day=${day}`, () => staffCall((client) => getDayBook(client, day)))
  return (
    <Stack gap="xl">
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
          {(reply) => <AtAGlance reply={reply} />}
        </Loaded>
      </Stack>
      <TitledCard title={texts.dayBook} id="day-book">
        <Stack>
          <Group align="flex-end">
            <DayField
              label={texts.day}
              maw="14rem"
              fixOnBlur
              value={day}
              onChange={(typed) => typedDay(typed) && setUrl({ day: typed })}
            />
            <ExportList list="payments" />
          </Group>
          <Loaded query={dayBook} what={texts.what.day}>
            {(book) => <DayBookView book={book} />}
          </Loaded>
        </Stack>
      </TitledCard>
    </Stack>
  )
}
