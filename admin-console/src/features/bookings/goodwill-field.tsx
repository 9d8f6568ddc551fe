import type { ComponentProps } from 'react'
import { Checkbox } from 'shared-ui'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

/** Whether the booking costs so much less as is given back. */
export function GoodwillField(props: ComponentProps<typeof Checkbox>) {
  const { fields, goodwillHint } = bookingMoneyTexts().payments
  return <Checkbox label={fields.goodwill} description={goodwillHint} {...props} />
}
