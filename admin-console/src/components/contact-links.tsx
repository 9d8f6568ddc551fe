import { Anchor } from 'shared-ui'
import classes from './contact-links.module.css'

type Props = {
  /** E.164. */
  phone: string
  email: string
  subject: string
}

/** Links to call, WhatsApp or mail a person. None for erased data. */
export const ContactLinks = ({ phone, email, subject }: Props) => (
  <div className={classes.links} data-screen-only>
    {phone && (
      <>
        <Anchor href={`tel:${phone}`}>Call</Anchor>
        <Anchor href={`https://wa.me/${phone.replace('+', '')}`} target="_blank" rel="noreferrer">
          WhatsApp
        </Anchor>
      </>
    )}
    {email && <Anchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>Mail</Anchor>}
  </div>
)
