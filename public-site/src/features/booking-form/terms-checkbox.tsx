import { Anchor, Checkbox, Link } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { type FormPart, fieldId } from './form-part.ts'
import classes from './terms-checkbox.module.css'

/** The consent that a booking needs. */
export const TermsCheckbox = ({ part }: { part: FormPart }) => (
  <Checkbox
    id={fieldId('terms')}
    checked={part.trip.terms}
    error={part.errors.terms}
    aria-invalid={Boolean(part.errors.terms)}
    required
    classNames={classes}
    onChange={(event) => part.set({ terms: event.currentTarget.checked })}
    label={bookingTexts().accept({
      link: (words) => (
        <Anchor component={Link} to={paths.terms.href()} inherit>
          {words}
        </Anchor>
      ),
    })}
  />
)
