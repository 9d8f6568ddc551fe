import type { Cab } from 'shared-api/contract'
import { Text } from 'shared-ui'
import { SentFields } from '../../editing/sent-fields.tsx'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { type Column, classesOf, columnsOf, doubtOf, numberIn } from './grid-columns.ts'
import classes from './tariff-grid.module.css'
import { valuesOf } from './tariff-values.ts'
import { classText } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'
import { useTariffs } from './use-tariffs.ts'

type Props = { form: TariffFormState; cabs: readonly Cab[]; busy: boolean }

/**
 * The tariff as a card: what each class costs by km, day and hours. A number that differs from the tariff in force says what it
 * was, and one that may be a slip says why.
 */
export function TariffGrid({ form, cabs, busy }: Props) {
  const { data } = useTariffs()
  const stored = data?.find(({ inForce }) => inForce)
  const inForce = stored && valuesOf(stored)
  const columns = columnsOf(form.values)
  const t = tariffsTexts().form.grid
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways
    <section className={classes.scroll} tabIndex={0} aria-label={t.caption}>
      <SentFields busy={busy}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">{t.cabClass}</th>
              {columns.map((column) => (
                <th key={keyOf(column)} scope="col">
                  {titleOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classesOf(
              form.values,
              cabs.map(({ cabClass }) => cabClass),
            ).map((cabClass) => (
              <tr key={cabClass}>
                <th scope="row">{classText(cabClass)}</th>
                {columns.map((column) => (
                  <td key={keyOf(column)}>
                    <Cell {...{ form, column, cabClass }} was={inForce && numberIn(inForce, column, cabClass)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SentFields>
    </section>
  )
}

const keyOf = ({ key, hours }: Column) => `${key}${hours ?? ''}`
function titleOf({ key, hours = 0 }: Column): string {
  const t = tariffsTexts().form.grid
  return key === 'hours' ? t.hours({ hours }) : t[key]
}

type CellProps = { form: TariffFormState; column: Column; cabClass: string; was: string | undefined }

function Cell({ form, column, cabClass, was }: CellProps) {
  const paths = column.paths(form.values, cabClass)
  const value = numberIn(form.values, column, cabClass)
  const doubt = doubtOf(form.values, column, cabClass, was ?? '')
  const t = tariffsTexts().form.grid
  const type = (text: string) => {
    for (const path of paths) form.setFieldValue(path, text)
    if (paths.length === 0) column.insert?.(form, cabClass, text)
  }
  const [path = ''] = paths
  const error = path && form.errors[path]
  return (
    <>
      <input
        className={classes.number}
        aria-label={t.cell({ cabClass: classText(cabClass), column: titleOf(column) })}
        aria-invalid={Boolean(error)}
        inputMode="decimal"
        autoComplete="off"
        disabled={paths.length === 0 && !column.insert}
        data-path={path || undefined}
        placeholder={numberIn(form.values, column, '*')}
        value={value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {error && (
        <Text size="xs" c="var(--danger)">
          {error}
        </Text>
      )}
      {was !== undefined && was !== value && (
        <Text size="xs" className={classes.differs}>
          {t.was({ number: was || '–' })}
        </Text>
      )}
      {doubt && (
        <Text size="xs" c="var(--danger)">
          {t[doubt]}
        </Text>
      )}
    </>
  )
}
