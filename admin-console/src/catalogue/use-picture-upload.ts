import { useEffect, useRef, useState } from 'react'
import { addPicture } from 'shared-api/client'
import { changeProblemText } from '../api/problem-text.ts'
import { staffUpload } from '../api/staff-call.ts'
import { fileRefusal } from '../files/file-rules.ts'
import { catalogueTexts } from '../texts/catalogue.ts'

type Sending = { name: string; progress: number }
type Options = {
  /** How many more pictures there may be. */
  room: number
  onStored: (url: string) => void
  /** Whether pictures are on their way. */
  onBusy: (busy: boolean) => void
}

/** Stores chosen pictures one after another; `problem` says which one was not stored, and why. Leaving the page ends it. */
export function usePictureUpload({ room, onStored, onBusy }: Options) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const page = useRef<AbortController>(null)
  useEffect(() => {
    page.current = new AbortController()
    return () => page.current?.abort()
  }, [])

  const send = async (picture: File) => {
    const { name } = picture
    const onProgress = (progress: number) => setSending({ name, progress })
    const signal = page.current?.signal
    onProgress(0)
    const { imageUrl } = await staffUpload({ picture }, (client) => addPicture(client, picture, { onProgress, signal }))
    onStored(imageUrl)
  }

  const add = async (chosen: File[]) => {
    if (chosen.length === 0 || sending) return
    const refused = chosen.map((file) => fileRefusal(file, 'picture')).find(Boolean)
    const tooMany = chosen.length > room && catalogueTexts().pictures.room({ count: room })
    setProblem(refused ?? (tooMany || null))
    if (refused || tooMany) return
    onBusy(true)
    for (const picture of chosen) {
      try {
        await send(picture)
      } catch (cause) {
        if (page.current?.signal.aborted) return
        setProblem(catalogueTexts().pictures.notStored({ name: picture.name, why: changeProblemText(cause) }))
        break
      }
    }
    setSending(null)
    onBusy(false)
  }
  return { add, sending, problem }
}
