import type { BookingReceipt, Cab, ReturnOffer, TravellerDetails } from 'shared-api/contract'
import type { Fare, Tariff } from 'shared-api/fares'
import { Button } from 'shared-ui'
import { OfflineNotice } from '../../components/offline-notice.tsx'
import { OnRequest } from '../../components/on-request.tsx'
import { ReturnOfferNote } from '../../components/return-offer-note.tsx'
import type { TripFields } from '../../lib/trip-fields.ts'
import { tripRequest } from '../../lib/trip-request.ts'
import { confirmTexts } from '../../texts/confirm.ts'
import classes from './booking-confirmation.module.css'
import { PriceBreakdown } from './price-breakdown.tsx'
import { SendMessage } from './send-message.tsx'
import { TravellerForm } from './traveller-form.tsx'
import { TripReview } from './trip-review.tsx'
import { type BesideReceipt, useSendBooking } from './use-send-booking.ts'

type Props = {
  trip: TripFields
  cab: Cab
  fare: Fare
  tariff: Tariff
  traveller: TravellerDetails
  /** Who travelled last, of a customer who is logged in. */
  saved: TravellerDetails | null
  phone: string | undefined
  mailRequired: boolean
  /** No vehicle of the cab is free for the trip. */
  taken: boolean
  /** The return offers that its price may have. */
  offers: ReturnOffer[]
  onTraveller: (traveller: TravellerDetails) => void
  /** `seenPaise` is the total next to the button. */
  onBooked: (receipt: BookingReceipt, seenPaise: number, beside: BesideReceipt) => Promise<void>
  onChangeTrip: () => void
  onOtherCab: () => void
}

/** The trip to be confirmed, its price, and the form that books it. */
export function BookingConfirmation(props: Props) {
  const {
    trip,
    cab,
    fare,
    tariff,
    traveller,
    saved,
    phone,
    taken,
    offers,
    onTraveller,
    onBooked,
    onChangeTrip,
    onOtherCab,
  } = props
  const hasOffer = fare.lines.some(({ origin }) => origin === 'offer')
  const { sending, failure, send } = useSendBooking({
    trip: tripRequest(trip, cab),
    returnOffer: hasOffer,
    onBooked: (receipt, beside) => onBooked(receipt, fare.total, beside),
  })
  const message = failure && (
    <SendMessage failure={failure} phone={phone} onChangeTrip={onChangeTrip} onOtherCab={onOtherCab} />
  )
  return (
    <div className={classes.columns}>
      <div>
        <TripReview trip={trip} cab={cab} />
        <Button variant="default" mt="md" onClick={onChangeTrip}>
          {confirmTexts().changeTrip}
        </Button>
      </div>
      <div className={classes.booking}>
        <OfflineNotice />
        <PriceBreakdown trip={trip} cab={cab} fare={fare} tariff={tariff} />
        <ReturnOfferNote offers={hasOffer ? offers : []} />
        {taken && <OnRequest />}
        <TravellerForm
          traveller={traveller}
          saved={saved}
          mailRequired={props.mailRequired}
          onChange={onTraveller}
          totalPaise={fare.total}
          hasAdvance={fare.advance > 0}
          sending={sending}
          onSend={send}
          message={message}
        />
      </div>
    </div>
  )
}
