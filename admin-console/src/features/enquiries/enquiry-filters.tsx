import { ENQUIRY_KINDS, ENQUIRY_STATUSES } from 'shared-api/contract'
import { NativeSelect } from 'shared-ui'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { enquiriesTexts } from '../../texts/enquiries.ts'

/** Search and filters of the inbox, held in the URL; a change goes back to page 1. */
export function EnquiryFilters({ onEnter }: { onEnter: (q: string) => void }) {
  const [url, setUrl] = useUrlState()
  const { kinds, statuses, list: texts } = enquiriesTexts()
  const all = { value: '', label: texts.all }
  const choice = (name: 'status' | 'kind') => ({
    size: 'sm',
    value: url.get(name) ?? '',
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      setUrl({ [name]: event.currentTarget.value, page: null, cursor: null }),
  })
  return (
    <FilterBar>
      <SearchField label={texts.search} placeholder={texts.searchIn} onEnter={onEnter} />
      <NativeSelect
        label={texts.status}
        data={[all, ...ENQUIRY_STATUSES.map((value) => ({ value, label: statuses[value] }))]}
        {...choice('status')}
      />
      <NativeSelect
        label={texts.kind}
        data={[all, ...ENQUIRY_KINDS.map((value) => ({ value, label: kinds[value] }))]}
        {...choice('kind')}
      />
    </FilterBar>
  )
}
