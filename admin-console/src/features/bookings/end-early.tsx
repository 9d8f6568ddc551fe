import type { BookingPage } from 'shared-api/contract'
import { Stack, Text } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { QuestionFooter } from '../../components/question-footer.tsx'
import { clockText, dayText } from '../../components/times.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { bookingsTexts } from '../../texts/bookings.ts'

type Props = {
  booking: Pick<BookingPage, 'reference' | 'pickUpDate' | 'pickUpTime'>
  opened: boolean
  onClose: () => void
  onEnd: () => void
}

/** Asks before a trip is ended whose pick-up is still to come. */
export function EndEarly({ booking: { reference, pickUpDate, pickUpTime }, opened, onClose, onEnd }: Props) {
  const { title, question, button } = bookingPageTexts().ask.early
  return (
    <DeskDialog opened={opened} onClose={onClose} title={title}>
      <Stack>
        <Text>{question({ reference, pickUp: `${dayText(pickUpDate)}, ${clockText(pickUpTime)}` })}</Text>
        <QuestionFooter onCancel={onClose} cancel={bookingsTexts().back}>
          <ActionButton
            onClick={() => {
              onClose()
              onEnd()
            }}
          >
            {button}
          </ActionButton>
        </QuestionFooter>
      </Stack>
    </DeskDialog>
  )
}
