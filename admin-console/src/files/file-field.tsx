import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, Group, Stack, Text } from 'shared-ui'
import { Progress } from 'shared-ui/admin'
import { commonTexts } from '../texts/common.ts'
import type { Words } from '../texts/words.ts'
import classes from './file-field.module.css'
import { type FileKind, fileLimits, fileRefusal, fileTypes } from './file-rules.ts'

type Doing = keyof Words['common']['files']['sent']

type Props = {
  label: string
  kind: FileKind
  required?: boolean
  /** The newly chosen file; null keeps the stored one. */
  file: File | null
  onFile: (file: File | null) => void
  error?: ReactNode
  /** How far its upload is, 0 to 1; null while none is under way. */
  progress: number | null
  /** What the server does with it once it was sent. */
  doing?: Doing
  /** A preview of the chosen or stored file. */
  children?: ReactNode
}

/** Takes a file by button or by drop; one that the server would refuse is refused before it is sent. */
export function FileField({
  label,
  kind,
  required = false,
  file,
  onFile,
  error,
  progress,
  doing = 'saved',
  children,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const problem = refusal ?? error
  const texts = commonTexts().files
  useNoDropBeside()

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    const refused = fileRefusal(chosen, kind)
    setRefusal(refused)
    if (refused && input.current) input.current.value = ''
    onFile(refused ? null : chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    // A file that is being sent cannot be replaced.
    if (progress !== null) return
    const { files } = event.dataTransfer
    if (files.length > 1) return setRefusal(texts.oneOnly)
    // So that the input shows its name too.
    if (input.current && files.length === 1) input.current.files = files
    take(files[0])
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    // The pressed button goes; the keyboard goes on from here.
    input.current?.focus()
    onFile(null)
  }

  return (
    <Stack gap={4}>
      <label htmlFor={id} id={`${id}-label`} className={classes.label}>
        {label}
        {required && (
          <span className={classes.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <fieldset
        aria-labelledby={`${id}-label`}
        className={classes.box}
        data-over={over || undefined}
        data-error={problem ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {children}
        <Group gap="sm">
          <input
            ref={input}
            id={id}
            type="file"
            accept={fileTypes(kind)}
            className={classes.input}
            aria-describedby={`${id}-limits ${id}-problem`}
            aria-invalid={problem ? true : undefined}
            required={required}
            // A file that was mended has the name that it had: without this nothing would have changed.
            onClick={({ currentTarget }) => {
              if (kind === 'table') currentTarget.value = ''
            }}
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
          {file && (
            <Button size="sm" variant="default" onClick={clear}>
              {texts.remove({ name: file.name })}
            </Button>
          )}
        </Group>
        <Text id={`${id}-limits`} size="sm" c="dimmed">
          {texts.choose({ limits: fileLimits(kind) })}
        </Text>
        {progress !== null && file && (
          <Progress.Root size="lg">
            <Progress.Section value={progress * 100} aria-label={texts.upload({ name: file.name })} />
          </Progress.Root>
        )}
      </fieldset>
      <div>
        <Text size="sm" role="status">
          {file && progress !== null && uploadText(file, progress, doing)}
        </Text>
        <Text id={`${id}-problem`} size="sm" c="var(--danger)" role="alert">
          {problem}
        </Text>
      </div>
    </Stack>
  )
}

/** The server processes the file before it answers: a full bar alone would look stuck. */
function uploadText({ name }: File, progress: number, doing: Doing): string {
  const { sending, sent } = commonTexts().files
  return progress < 1 ? sending({ name }) : sent[doing]({ name })
}

/** A file dropped next to the box would open in place of the page and lose what was typed. */
function useNoDropBeside() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
