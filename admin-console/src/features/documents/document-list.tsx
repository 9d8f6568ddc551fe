import { getDocumentList } from 'shared-api/client'
import { DOCUMENT_KINDS, DocumentListQuery } from 'shared-api/contract'
import { NativeSelect, Stack, TextInput } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { CursorList } from '../../lists/cursor-list.tsx'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { sensibleQuery } from '../../lists/sensible-query.ts'
import { useCursorPages } from '../../lists/use-cursor-pages.ts'
import { useListPage } from '../../lists/use-list-page.ts'
import { useRowsPerPage } from '../../lists/use-rows-per-page.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { documentsTexts } from '../../texts/documents.ts'
import { DocumentLines } from './document-lines.tsx'
import { SendAll } from './send-documents.tsx'

type Props = { onCredit: (number: string, done: () => void) => void }

/** The documents of all trips, searched by the server, from the newest. */
export function DocumentList({ onCredit }: Props) {
  const [url] = useUrlState()
  const texts = documentsTexts()
  const pages = useCursorPages()
  const rows = useRowsPerPage(25)
  const filter = sensibleQuery(DocumentListQuery, { q: url.get('q'), kind: url.get('kind'), month: url.get('month') })
  const query = useListPage('/api/v1/documents', { ...filter, cursor: pages.cursor, limit: rows.size }, (asked) =>
    staffCall((client) => getDocumentList(client, asked)),
  )
  return (
    <Stack>
      <Filters />
      <CursorList
        query={query}
        what={texts.what}
        rowsOf={({ documents }) => documents}
        filter={filter}
        none={{ atAll: texts.none, found: texts.noMatch }}
        pages={pages}
        rows={rows}
      >
        {(documents) => (
          <>
            {filter.q && <SendAll documents={documents} />}
            <DocumentLines documents={documents} onCredit={(number) => onCredit(number, query.mutate)} />
          </>
        )}
      </CursorList>
    </Stack>
  )
}

function Filters() {
  const [url, setUrl] = useUrlState()
  const texts = documentsTexts()
  const { kinds } = bookingMoneyTexts().documents
  const held = (name: 'kind' | 'month') => ({
    size: 'sm',
    value: url.get(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setUrl({ [name]: value, page: null, cursor: null }),
  })
  return (
    <FilterBar>
      <SearchField label={texts.search} placeholder={texts.searchIn} />
      <NativeSelect
        label={texts.kind}
        data={[{ value: '', label: texts.all }, ...DOCUMENT_KINDS.map((value) => ({ value, label: kinds[value] }))]}
        {...held('kind')}
      />
      <TextInput type="month" label={texts.month} {...held('month')} />
    </FilterBar>
  )
}
