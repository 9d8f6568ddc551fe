import { getDayBook } from 'shared-api/client'
import { type DayBook, DayQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Group, Stack } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../api/staff-call.ts'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { DayField } from '../editing/day-field.tsx'
import { typedDay } from '../editing/typed-day.ts'
import { DayBookView } from '../features/books/day-book.tsx'
import { Drawer } from '../features/books/drawer.tsx'
import { MovementButton } from '../features/books/movement-button.tsx'
import { sensibleQuery } from '../lists/sensible-query.ts'
import { useUrlState } from '../lists/use-url-state.ts'
import { booksTexts } from '../texts/books.ts'

/** /day-book: the money of a day and the drawer (docs/product.md, Day book). */
export default function DayBookPage() {
  const [url, setUrl] = useUrlState()
  const texts = booksTexts()
  const today = istDay(Date.now())
  const { day = today } = sensibleQuery(DayQuery, { day: url.get('day') })
  const query = useSWR<DayBook>(`/api/v1/books/day?day=${day}`, () => staffCall((client) => getDayBook(client, day)))
  return (
    <Page
      title={texts.dayBook}
      description={texts.dayDescription}
      actions={<MovementButton day={day < today ? day : ''} onNoted={() => void query.mutate()} />}
    >
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
        <Loaded query={query} what={texts.what.day}>
          {(book) => (
            <>
              {book.drawer && (
                <Drawer
                  key={day}
                  day={day}
                  drawer={book.drawer}
                  isClosed={book.closed !== null}
                  onCounted={(next) => void query.mutate(next, { revalidate: false })}
                />
              )}
              <DayBookView book={book} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
