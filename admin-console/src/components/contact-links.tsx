import { Anchor } from 'shared-ui'
import classes from './contact-links.module.css'

type Props = {
  /** E.164. */
  phone: string
  email: string
  subject: string
  /** The person's name, where a page has links to several people. */
  name?: string
}

/** Links to call, WhatsApp or mail a person. None for erased data. */
export const ContactLinks = ({ phone, email, subject, name }: Props) => (
  <div className={classes.links} data-screen-only>
    {phone && (
      <>
        <Anchor href={`tel:${phone}`} aria-label={name && `Call ${name}`}>
          Call
        </Anchor>
        <Anchor
          href={`https://wa.me/${phone.replace('+', '')}`}
          target="_blank"
          rel="noreferrer"
          aria-label={name && `WhatsApp ${name}`}
        >
          WhatsApp
        </Anchor>
      </>
    )}
    {email && <Anchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>Mail</Anchor>}
  </div>
)
