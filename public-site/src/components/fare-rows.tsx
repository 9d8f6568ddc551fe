import type { FareLine } from 'shared-api/contract'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise } from 'shared-api/money'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'
import classes from './price-summary.module.css'

/** A fare in paise, as the form makes it or a booking has it. */
type Fare = { lines: readonly FareLine[]; total: number; advance: number }

type Props = {
  fare: Fare
  /** The name in the cab's line. */
  cabName?: string | undefined
  /** Whether it is what will be paid, not about that much. */
  exact?: boolean
  /** Whether lines of the desk are named by its own words alone. */
  inOwnWords?: boolean
}

/** Rows of a table: each line of a fare, the total, and the parts paid in advance and at boarding. */
export function FareRows({ fare: { lines, total, advance }, cabName, exact, inOwnWords }: Props) {
  const t = commonTexts().price
  const nameOf = (line: FareLine) => {
    if (inOwnWords && line.note) return line.note
    return line.code === 'cab' && cabName ? cabName : lineText(sharedTexts().fareLines, line)
  }
  return (
    <>
      {lines.map((line, position) => (
        <tr key={`${position} ${line.code}`}>
          <th scope="row">{nameOf(line)}</th>
          <td>{formatPaise(line.amount)}</td>
        </tr>
      ))}
      <tr className={classes.total}>
        <th scope="row">{exact ? t.exactTotal : t.total}</th>
        <td>
          {/* By its key a new total is a new element, which lights up. */}
          <span key={total} className={classes.amount}>
            {formatPaise(total)}
          </span>
        </td>
      </tr>
      {advance > 0 && (
        <>
          <tr>
            <th scope="row">{t.advance}</th>
            <td>{formatPaise(advance)}</td>
          </tr>
          <tr>
            <th scope="row">{t.atBoarding}</th>
            <td>{formatPaise(total - advance)}</td>
          </tr>
        </>
      )}
    </>
  )
}
