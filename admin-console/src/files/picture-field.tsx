import { type ReactNode, useEffect, useState } from 'react'
import { fileUrl } from '../api/origin.ts'
import { commonTexts } from '../texts/common.ts'
import { FileField } from './file-field.tsx'
import classes from './picture-field.module.css'

type Props = {
  label: string
  /** The preview's text alternative. */
  alt: string
  required?: boolean
  /** The stored picture, or ''. */
  stored: string
  file: File | null
  onFile: (file: File | null) => void
  error?: ReactNode
  progress: number | null
}

/** A picture with its preview, 200 px wide. */
export function PictureField({ alt, stored, ...field }: Props) {
  const chosen = useObjectUrl(field.file)
  const shown = chosen ?? (stored && fileUrl(stored))
  return (
    <FileField kind="picture" {...field}>
      {shown && (
        <img src={shown} alt={commonTexts().files.preview({ of: alt })} className={classes.preview} width={200} />
      )}
    </FileField>
  )
}

/** The object URL of a local file while it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
