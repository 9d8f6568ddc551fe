import { type ClipboardEvent, useState } from 'react'
import { Button, Group, Text, Textarea } from 'shared-ui'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { type BookingValues, bookingLabels } from './booking-values.ts'
import classes from './doubt.module.css'
import type { BookingForm } from './use-booking-form.ts'
import { useMessage } from './use-message.ts'

/** A traveller's message, pasted, fills in the form; nothing is saved by it (docs/product.md, Paste a message). */
export function PasteMessage({ booking }: { booking: BookingForm }) {
  const [text, setText] = useState('')
  const { read, undo, before } = useMessage(booking)
  const t = phoneBookingTexts().message
  const labels = bookingLabels()
  const doubtful = Object.keys(labels).filter((name) => booking.isDoubtful(name as keyof BookingValues))
  const said = before && [
    before.isEmpty ? t.nothing : t.filled,
    doubtful.length > 0 && t.doubtful({ fields: doubtful.map((name) => labels[name]).join(', ') }),
    before.rest && t.rest({ rest: before.rest }),
  ]
  const paste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    // Into a text that is being written it may be one word of it.
    if (currentTarget.value.trim() === '') void read(clipboardData.getData('text'))
  }
  return (
    <div>
      <Textarea
        className={classes.message}
        label={t.label}
        placeholder={t.example}
        rows={1}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onPaste={paste}
      />
      <Group gap="sm" mt={text || before ? 'xs' : 0}>
        {text.trim() !== '' && (
          <Button size="sm" variant="light" onClick={() => void read(text)}>
            {t.fill}
          </Button>
        )}
        {before && (
          <Button size="sm" variant="default" onClick={undo}>
            {t.undo}
          </Button>
        )}
      </Group>
      <Text role="status" size="sm" mt={said ? 'xs' : 0} style={{ whiteSpace: 'pre-line' }}>
        {said?.filter(Boolean).join('\n')}
      </Text>
    </div>
  )
}
