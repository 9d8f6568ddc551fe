import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Stack, Text } from 'shared-ui'
import { Progress } from 'shared-ui/admin'
import { ActionButton } from '../components/action-button.tsx'
import classes from '../files/file-field.module.css'
import { fileLimits, fileTypes } from '../files/file-rules.ts'
import { catalogueTexts } from '../texts/catalogue.ts'
import { usePictureUpload } from './use-picture-upload.ts'

type Props = {
  /** How many more pictures there may be. */
  room: number
  /** A problem of those that are there. */
  error?: ReactNode
  onStored: (url: string) => void
  onBusy: (busy: boolean) => void
}

/** Adds pictures: a button, which opens the field and the choice of files. They are stored at once. */
export function AddPictures({ error, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { add, sending, problem } = usePictureUpload(props)
  const id = useId()
  const t = catalogueTexts().pictures
  return (
    <Stack gap={4} mt="xs" align="flex-start">
      {isOpen ? (
        <PictureInput id={id} isWrong={Boolean(problem ?? error)} room={props.room} onFiles={add} />
      ) : (
        <ActionButton size="sm" variant="light" disabled={props.room === 0} onClick={() => setOpen(true)}>
          {t.add({ room: props.room })}
        </ActionButton>
      )}
      {sending && (
        <Progress.Root size="lg" w="100%">
          <Progress.Section value={sending.progress * 100} aria-label={t.upload({ name: sending.name })} />
        </Progress.Root>
      )}
      <Text size="sm" role="status">
        {sending && t.storing({ name: sending.name })}
      </Text>
      <Text id={`${id}-problem`} size="sm" c="var(--danger)" role="alert">
        {problem ?? error}
      </Text>
    </Stack>
  )
}

type InputProps = { id: string; isWrong: boolean; room: number; onFiles: (files: File[]) => void }

function PictureInput({ id, isWrong, room, onFiles }: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  const t = catalogueTexts().pictures
  // The button that was pressed is gone; its press may still open the choice of files.
  useEffect(() => {
    input.current?.focus()
    input.current?.click()
  }, [])
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        {t.add({ room })}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className={classes.input}
        multiple={room > 1}
        accept={fileTypes('picture')}
        disabled={room === 0}
        aria-describedby={`${id}-limits ${id}-problem`}
        aria-invalid={isWrong || undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same one can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Text id={`${id}-limits`} size="sm" c="dimmed">
        {fileLimits('picture')} {room > 1 && t.several}
      </Text>
    </>
  )
}
