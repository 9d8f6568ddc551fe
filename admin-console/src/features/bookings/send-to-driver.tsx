import { useState } from 'react'
import { closeDriveLinks, createDriveLink } from 'shared-api/client'
import type { DriveLink } from 'shared-api/contract'
import { Anchor, Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { useAction } from '../../editing/use-action.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'

/** Makes a link for the driver, and opens WhatsApp with the trip sheet as a text; the desk presses Send there. Closes all that were made. */
export function SendToDriver({ id }: { id: string }) {
  const { notify } = useShell()
  const texts = bookingPageTexts().driving
  const [link, setLink] = useState<DriveLink | null>(null)

  const make = useAction(async () => setLink(await staffCall((client) => createDriveLink(client, id))), {
    textOf: (cause) => texts.noLink({ why: problemText(cause) }),
  })
  const closeLinks = async () => {
    await staffCall((client) => closeDriveLinks(client, id))
    setLink(null)
    notify({ kind: 'success', message: texts.linkClosed })
  }
  const close = useAction(closeLinks, { textOf: (cause) => texts.linkOpen({ why: problemText(cause) }) })

  return (
    <>
      <ActionButton size="sm" variant="default" loading={make.busy} onClick={make.act}>
        {texts.send}
      </ActionButton>
      <ActionButton size="sm" variant="subtle" loading={close.busy} onClick={close.act}>
        {texts.closeLink}
      </ActionButton>
      {link && (
        <div role="status">
          {/* A window that opens after an answer is blocked as a pop-up. */}
          <Anchor href={whatsApp(link)} target="_blank" rel="noreferrer">
            {texts.openWhatsApp}
          </Anchor>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {texts.orSend({ link: link.url })}
          </Text>
        </div>
      )}
    </>
  )
}

const whatsApp = ({ mobile, text }: DriveLink) =>
  `https://wa.me/${mobile.replace('+', '')}?text=${encodeURIComponent(text)}`
