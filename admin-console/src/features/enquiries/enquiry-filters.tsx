import { ENQUIRY_KINDS, ENQUIRY_STATUSES } from 'shared-api/contract'
import { NativeSelect } from 'shared-ui'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { KIND_LABELS } from './enquiry-words.ts'

const ALL = { value: '', label: 'All' }
const STATUS_CHOICES = [ALL, ...ENQUIRY_STATUSES.map((value) => ({ value, label: value }))]
const KIND_CHOICES = [ALL, ...ENQUIRY_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))]

/** Search and filters of the inbox, held in the URL; a change goes back to page 1. */
export function EnquiryFilters({ onEnter }: { onEnter: (q: string) => void }) {
  const [url, setUrl] = useUrlState()
  const choice = (name: 'status' | 'kind') => ({
    size: 'sm',
    value: url.get(name) ?? '',
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      setUrl({ [name]: event.currentTarget.value, page: null, cursor: null }),
  })
  return (
    <FilterBar>
      <SearchField label="Search enquiries" placeholder="Name, mobile, mail or reference" onEnter={onEnter} />
      <NativeSelect label="Status" data={STATUS_CHOICES} {...choice('status')} />
      <NativeSelect label="Kind" data={KIND_CHOICES} {...choice('kind')} />
    </FilterBar>
  )
}
