import { useState } from 'react'
import { closeDriveLinks, createDriveLink } from 'shared-api/client'
import type { DriveLink } from 'shared-api/contract'
import { Anchor, Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { bookingPageTexts } from '../../texts/booking-page.ts'

/** Makes a link for the driver, and opens WhatsApp with the trip sheet as a text; the desk presses Send there. Closes all that were made. */
export function SendToDriver({ id }: { id: string }) {
  const { notify } = useShell()
  const texts = bookingPageTexts().driving
  const [link, setLink] = useState<DriveLink | null>(null)
  const [busy, setBusy] = useState(false)

  const make = async () => {
    setBusy(true)
    try {
      setLink(await staffCall((client) => createDriveLink(client, id)))
    } catch (cause) {
      notify({ kind: 'error', message: texts.noLink({ why: problemText(cause) }) })
    }
    setBusy(false)
  }

  const close = async () => {
    setBusy(true)
    try {
      await staffCall((client) => closeDriveLinks(client, id))
      setLink(null)
      notify({ kind: 'success', message: texts.linkClosed })
    } catch (cause) {
      notify({ kind: 'error', message: texts.linkOpen({ why: problemText(cause) }) })
    }
    setBusy(false)
  }

  return (
    <>
      <ActionButton size="sm" variant="default" loading={busy} onClick={make}>
        {texts.send}
      </ActionButton>
      <ActionButton size="sm" variant="subtle" loading={busy} onClick={close}>
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
