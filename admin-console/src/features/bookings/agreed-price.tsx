import type { KeyboardEvent } from 'react'
import { fieldProblemsOf, Rupees } from 'shared-api/contract'
import { AGREED_NOTE, agreedLine, type Tariff } from 'shared-api/fares'
import { wordsOf } from 'shared-api/languages/words'
import { shortPaise, toPaise } from 'shared-api/money'
import { Button, Stack, TextInput } from 'shared-ui'
import { typedNumber } from '../../editing/typed-number.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { type FareOfRows, fareOfRows } from './price-preview.tsx'
import { type PriceRow, rowOf } from './price-values.ts'

/** What is typed of an agreed price, and why it cannot be taken. */
export type Agreed = { typed: string; problem: string | null }

type Props = FareOfRows & { agreed: Agreed; onAgreed: (agreed: Agreed) => void; onRows: (rows: PriceRow[]) => void }

/** A round sum: makes the line of what it is more or less than the price (docs/product.md, Lines of the desk). */
export function AgreedPrice({ rows, agreed: { typed, problem }, onAgreed, onRows, ...fare }: Props) {
  const texts = bookingMoneyTexts().price
  const agree = () => {
    const refusal = refusalOf(typedNumber(typed), fare.tariff)
    if (refusal) return onAgreed({ typed, problem: refusal })
    const rest = rows.filter(({ origin }) => origin !== 'agreed')
    const { lines } = fareOfRows({ ...fare, rows: rest })
    const made = agreedLine(lines, toPaise(typedNumber(typed)), fare.booking, fare.tariff)
    onRows([...rest, ...(made ? rowOf({ ...made, note: AGREED_NOTE }) : [])])
    onAgreed({ typed: '', problem: null })
  }
  // Enter in this field makes the line; it must not save the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    agree()
  }

  return (
    <Stack align="flex-start" gap="xs">
      <TextInput
        w="100%"
        label={texts.agreed}
        description={texts.agreedHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={(event) => onAgreed({ typed: event.currentTarget.value, problem: null })}
        onKeyDown={onKeyDown}
      />
      {/* The first click of two has emptied the field. */}
      <Button size="sm" variant="default" onClick={({ detail }) => detail < 2 && agree()}>
        {texts.makeLine}
      </Button>
    </Stack>
  )
}

function refusalOf(rupees: number, { roundTo }: Tariff): string | null {
  const { agreed, multiples } = bookingMoneyTexts().price
  const [problem] = fieldProblemsOf(Rupees.safeParse(rupees).error?.issues)
  if (problem) return wordsOf(sharedTexts().contract, problem, agreed)
  if (roundTo > 0 && toPaise(rupees) % roundTo !== 0) return multiples({ of: shortPaise(roundTo) })
  return null
}
