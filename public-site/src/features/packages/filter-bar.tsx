import { NativeSelect, TextInput } from 'shared-ui'
import { SearchIcon } from 'shared-ui/icons'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { packagesTexts } from '../../texts/packages.ts'
import classes from './filter-bar.module.css'
import { nameOfState } from './package-facts.ts'
import {
  categoriesOf,
  categoryLabel,
  dayCountsOf,
  type PackageFilter,
  personCountsOf,
  statesOf,
  type TravelPackage,
} from './package-filter.ts'

type Props = { packages: TravelPackage[]; filter: PackageFilter; onChange: (part: Partial<PackageFilter>) => void }

/** Narrows a list of packages. A choice that all packages share is not offered. */
export function FilterBar({ packages, filter, onChange }: Props) {
  const t = packagesTexts().filter
  const categories = withChosen(categoriesOf(packages), filter.category)
  const persons = withChosen(personCountsOf(packages).map(String), filter.persons)
  const ofStates = withChosen(statesOf(packages), filter.state)
  const days = withChosen(dayCountsOf(packages).map(String), filter.days)
  return (
    <ReadyFields>
      <search aria-label={t.title} className={classes.bar}>
        <TextInput
          label={t.search}
          type="search"
          placeholder={t.searchHint}
          leftSection={<SearchIcon />}
          value={filter.search}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
        />
        {categories.length > 1 && (
          <NativeSelect
            label={t.category}
            data={[
              { value: '', label: t.allCategories },
              ...categories.map((value) => ({ value, label: categoryLabel(value) })),
            ]}
            value={filter.category}
            onChange={(event) => onChange({ category: event.currentTarget.value })}
          />
        )}
        {persons.length > 1 && (
          <NativeSelect
            label={t.persons}
            data={[{ value: '', label: t.anyNumber }, ...persons]}
            value={filter.persons}
            onChange={(event) => onChange({ persons: event.currentTarget.value })}
          />
        )}
        {ofStates.length > 1 && (
          <NativeSelect
            label={t.state}
            data={[
              { value: '', label: t.allStates },
              ...ofStates.map((value) => ({ value, label: nameOfState(value) })),
            ]}
            value={filter.state}
            onChange={(event) => onChange({ state: event.currentTarget.value })}
          />
        )}
        {days.length > 1 && (
          <NativeSelect
            label={t.days}
            data={[
              { value: '', label: t.anyDays },
              ...days.map((value) => ({ value, label: packagesTexts().days({ count: Number(value) }) })),
            ]}
            value={filter.days}
            onChange={(event) => onChange({ days: event.currentTarget.value })}
          />
        )}
      </search>
    </ReadyFields>
  )
}

/** Shows the address's value even if no package has it; otherwise nothing would explain the empty list. */
const withChosen = (choices: string[], chosen: string): string[] =>
  chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen]
