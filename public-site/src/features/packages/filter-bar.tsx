import { NativeSelect, TextInput } from 'shared-ui'
import { SearchIcon } from 'shared-ui/icons'
import classes from './filter-bar.module.css'
import { categoriesOf, type PackageFilter, personCountsOf, type TravelPackage } from './package-filter.ts'

type Props = { packages: TravelPackage[]; filter: PackageFilter; onChange: (part: Partial<PackageFilter>) => void }

/** Narrows a list of packages. A choice that all packages share is not offered. */
export function FilterBar({ packages, filter, onChange }: Props) {
  const categories = categoriesOf(packages)
  const persons = personCountsOf(packages)
  return (
    <section aria-label="Find a package" className={classes.bar}>
      <TextInput
        label="Search"
        type="search"
        placeholder="Place, service…"
        leftSection={<SearchIcon />}
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      {categories.length > 1 && (
        <NativeSelect
          label="Category"
          data={[{ value: '', label: 'All categories' }, ...categories]}
          value={filter.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        />
      )}
      {persons.length > 1 && (
        <NativeSelect
          label="Persons"
          data={[{ value: '', label: 'Any number' }, ...persons.map(String)]}
          value={filter.persons}
          onChange={(event) => onChange({ persons: event.currentTarget.value })}
        />
      )}
    </section>
  )
}
