import type { ComponentProps } from 'react'
import { DateInput } from 'shared-ui/admin'
import { bookingListTexts } from '../texts/booking-list.ts'
import { deskLanguage } from '../texts/page.ts'
import { typedDay } from './typed-day.ts'

type Props = Omit<ComponentProps<typeof DateInput>, 'value' | 'defaultValue' | 'onChange' | 'minDate' | 'maxDate'> & {
  /** 'YYYY-MM-DD', '' for none, or a text that is no day, which its form refuses. */
  value?: string
  onChange?: (day: string) => void
  min?: string
  max?: string
}

/** A day that is typed in Indian order or chosen from a calendar; its value is 'YYYY-MM-DD'. */
export function DayField({ value = '', onChange, min, max, ...field }: Props) {
  const { monthBefore, monthAfter, chooseMonth } = bookingListTexts().filters
  return (
    <DateInput
      // A text that is no day stays, as the value too: the form then says what the field takes.
      fixOnBlur={false}
      {...field}
      locale={deskLanguage()}
      valueFormat="DD/MM/YYYY"
      placeholder="DD/MM/YYYY"
      ariaLabels={{ previousMonth: monthBefore, nextMonth: monthAfter, monthLevelControl: chooseMonth }}
      minDate={min}
      maxDate={max}
      dateParser={typedDay}
      value={typedDay(value)}
      onChange={(day) => onChange?.(day ?? '')}
      onInput={({ currentTarget: { value: text } }) => onChange?.(typedDay(text) ?? text)}
    />
  )
}
