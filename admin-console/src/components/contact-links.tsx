import { Anchor } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
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
export function ContactLinks({ phone, email, subject, name }: Props) {
  const { contact } = commonTexts()
  return (
    <div className={classes.links} data-screen-only>
      {phone && (
        <>
          <Anchor href={`tel:${phone}`} aria-label={name && contact.callName({ name })}>
            {contact.call}
          </Anchor>
          <Anchor
            href={`https://wa.me/${phone.replace('+', '')}`}
            target="_blank"
            rel="noreferrer"
            aria-label={name && contact.whatsAppName({ name })}
          >
            {contact.whatsApp}
          </Anchor>
        </>
      )}
      {email && <Anchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{contact.mail}</Anchor>}
    </div>
  )
}
