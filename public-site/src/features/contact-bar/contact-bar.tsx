import { Button, WhatsappIcon } from 'shared-ui'
import { PhoneIcon } from 'shared-ui/icons'
import { useCompany } from '../../lib/queries.ts'
import { withText } from '../../lib/with-text.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './contact-bar.module.css'

/** Call and WhatsApp at the foot of a phone's screen; `message` is what the chat starts with, '' for nothing. */
export function ContactBar({ message }: { message: string }) {
  const company = useCompany().data
  const phone = company?.phones[0]
  const chat = company?.links.whatsapp
  if (!phone && !chat) return null
  const t = commonTexts().contactBar
  return (
    <nav className={classes.bar} aria-label={commonTexts().contactUs}>
      {phone && (
        <Button component="a" href={`tel:${phone}`} variant="default" leftSection={<PhoneIcon size={18} />}>
          {t.call}
        </Button>
      )}
      {chat && (
        <Button
          component="a"
          href={message ? withText(chat, message) : chat}
          variant="default"
          leftSection={<WhatsappIcon size={18} />}
        >
          {t.whatsApp}
        </Button>
      )}
    </nav>
  )
}
