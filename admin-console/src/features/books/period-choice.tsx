import { Button, NativeSelect, TextInput } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { ActionButton } from '../../components/action-button.tsx'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { booksTexts } from '../../texts/books.ts'
import { financialYearOf, periodText } from './period-words.ts'

/** Years that can be chosen, from this one back. */
const YEARS = 10

type Props = {
  /** '2026-12', or '2026' for the year from April. */
  period: string
  today: string
  onChange: (period: string) => void
  /** Where the period is found as a file, and the register of sales of a month. */
  files: { glance: string; sales: string | null }
}

/** Chooses a month or a financial year; prints it, or saves it as a file. */
export function PeriodChoice({ period, today, onChange, files }: Props) {
  const isYear = period.length === 4
  const texts = booksTexts().choice
  const thisYear = financialYearOf(today)
  const years = Array.from({ length: YEARS }, (_, back) => String(Number(thisYear) - back))
  // Of a year the month that is shown is this one, or its first.
  const monthOf = (year: string) => (year === thisYear ? today.slice(0, 7) : `${year}-04`)
  return (
    <FilterBar>
      <SegmentedControl
        aria-label={texts.label}
        data={[
          { value: 'month', label: texts.month },
          { value: 'year', label: texts.year },
        ]}
        value={isYear ? 'year' : 'month'}
        onChange={(kind) => onChange(kind === 'year' ? financialYearOf(`${period}-01`) : monthOf(period))}
      />
      {isYear ? (
        <NativeSelect
          label={texts.year}
          size="sm"
          data={[...new Set([period, ...years])]
            .sort()
            .reverse()
            .map((value) => ({ value, label: periodText(value) }))}
          value={period}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
      ) : (
        <TextInput
          label={texts.month}
          size="sm"
          type="month"
          value={period}
          onChange={({ currentTarget: { value } }) => value && onChange(value)}
        />
      )}
      <Button component="a" href={files.glance} size="sm" variant="default" download>
        CSV
      </Button>
      {files.sales && (
        <Button component="a" href={files.sales} size="sm" variant="default" download>
          {texts.sales}
        </Button>
      )}
      <ActionButton size="sm" variant="default" onClick={() => window.print()}>
        {texts.print}
      </ActionButton>
    </FilterBar>
  )
}
