import { getDayBook, getMonth } from 'shared-api/client'
import { istDay } from 'shared-api/india'
import { Button, Group, Stack, TextInput } from 'shared-ui'
import useSWR from 'swr'
import { fileUrl } from '../api/origin.ts'
import { staffCall } from '../api/staff-call.ts'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { TitledCard } from '../components/titled-card.tsx'
import { DayBookView } from '../features/books/day-book.tsx'
import { MonthAtAGlance } from '../features/books/month-figures.tsx'
import { useUrlState } from '../lists/use-url-state.ts'

/** /books: a day's payments, and a month at a glance. */
export default function BooksPage() {
  return (
    <Page title="Books" description="What was taken on a day, and what a month brought.">
      <OwnersOnly>
        <Books />
      </OwnersOnly>
    </Page>
  )
}

function Books() {
  const [url, setUrl] = useUrlState()
  const today = istDay(Date.now())
  const day = url.get('day') ?? today
  const month = url.get('month') ?? today.slice(0, 7)
  const dayBook = useSWR(`/api/v1/books/day?day=${day}`, () => staffCall((client) => getDayBook(client, day)))
  const figures = useSWR(`/api/v1/books/month?month=${month}`, () => staffCall((client) => getMonth(client, month)))
  return (
    <Stack gap="xl">
      <Stack>
        <Group align="flex-end">
          <TextInput
            label="Month"
            type="month"
            value={month}
            onChange={({ currentTarget: { value } }) => value && setUrl({ month: value })}
          />
          <Button
            component="a"
            href={fileUrl(`/api/v1/books/sales.csv?month=${month}`)}
            variant="default"
            download
            data-screen-only
          >
            Register of sales
          </Button>
        </Group>
        <Loaded query={figures} what="the month">
          {(reply) => <MonthAtAGlance month={reply} />}
        </Loaded>
      </Stack>
      <TitledCard title="Day book">
        <Stack>
          <TextInput
            label="Day"
            type="date"
            maw="14rem"
            value={day}
            onChange={({ currentTarget: { value } }) => value && setUrl({ day: value })}
          />
          <Loaded query={dayBook} what="the day">
            {(book) => <DayBookView book={book} />}
          </Loaded>
        </Stack>
      </TitledCard>
    </Stack>
  )
}
