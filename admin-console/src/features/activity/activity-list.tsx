import { type Activity, ActivityQuery, type StaffMember } from 'shared-api/contract'
import { Anchor, Link, NativeSelect, Stack } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { CursorList } from '../../lists/cursor-list.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { sensibleQuery } from '../../lists/sensible-query.ts'
import { useCursorPages } from '../../lists/use-cursor-pages.ts'
import { useRowsPerPage } from '../../lists/use-rows-per-page.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { activityTexts } from '../../texts/activity.ts'
import { activityText, detailText, pageOf, subjectText } from './activity-words.ts'
import { useActivity } from './use-activity.ts'

/** Who did what, from the newest, of everybody or of one of the staff (docs/product.md, Who did what). */
export function ActivityList({ staff }: { staff: StaffMember[] }) {
  const [url, setUrl] = useUrlState()
  const texts = activityTexts()
  const pages = useCursorPages()
  const rows = useRowsPerPage(25)
  const filter = sensibleQuery(ActivityQuery, { by: url.get('by') })
  const query = useActivity({ ...filter, cursor: pages.cursor, limit: rows.size })
  return (
    <Stack>
      <FilterBar>
        <NativeSelect
          label={texts.person}
          size="sm"
          data={[{ value: '', label: texts.all }, ...staff.map(({ _id, name }) => ({ value: _id, label: name }))]}
          value={filter.by ?? ''}
          onChange={({ currentTarget }) => setUrl({ by: currentTarget.value, page: null, cursor: null })}
        />
      </FilterBar>
      <CursorList
        query={query}
        what={texts.what}
        rowsOf={({ activity }) => activity}
        filter={filter}
        none={{ atAll: texts.none, found: texts.noMatch }}
        pages={pages}
        rows={rows}
      >
        {(activity) => <DataTable caption={texts.title} columns={columns()} rows={activity} rowId={({ _id }) => _id} />}
      </CursorList>
    </Stack>
  )
}

function columns(): Column<Activity>[] {
  const { columns: headers } = activityTexts()
  return [
    { key: 'at', header: headers.at, room: 'when', cell: ({ at }) => instantText(at) },
    { key: 'by', header: headers.by, room: 'name', cell: ({ by }) => by.name },
    { key: 'what', header: headers.what, room: 'text', cell: activityText },
    { key: 'subject', header: headers.subject, room: 'name', cell: (activity) => <Subject {...activity} /> },
    { key: 'detail', header: headers.detail, cell: detailText },
  ]
}

function Subject(activity: Activity) {
  const page = pageOf(activity)
  const name = subjectText(activity) || (page ? activityTexts().open : '')
  if (!page) return name
  return (
    <Anchor component={Link} to={page}>
      {name}
    </Anchor>
  )
}
