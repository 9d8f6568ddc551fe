import { useState } from 'react'
import { importFile, type OnProgress, previewImport } from 'shared-api/client'
import type { ImportKind, ImportPreview, ImportRepeats, ImportReply } from 'shared-api/contract'
import { problemText } from '../../api/problem-text.ts'
import { staffUpload } from '../../api/staff-call.ts'

/** How far a file is: chosen and looked at, or stored. */
type State = { file: File | null; preview: ImportPreview | null; done: ImportReply | null; failure: string | null }
const NOTHING: State = { file: null, preview: null, done: null, failure: null }

/** A file on its way into the desk: it is looked at once it is chosen, and stored when that is asked for. */
export function useImport(kind: ImportKind, onDone: () => void) {
  const [state, setState] = useState(NOTHING)
  const [progress, setProgress] = useState<number | null>(null)

  async function run(file: File, call: (onProgress: OnProgress) => Promise<Partial<State>>) {
    setProgress(0)
    try {
      const next = await call(setProgress)
      setState({ ...NOTHING, file, ...next })
    } catch (cause) {
      setState({ ...NOTHING, file, failure: problemText(cause) })
    }
    setProgress(null)
  }

  async function choose(chosen: File | null) {
    setState({ ...NOTHING, file: chosen })
    if (!chosen) return
    // A copy: what is stored is what was shown, even if somebody saves the file meanwhile.
    const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type })
    await run(file, async (onProgress) => ({
      preview: await staffUpload({ file }, (client) => previewImport(client, kind, file, { onProgress })),
    }))
  }

  /** Stores the file; `repeats` says whether rows that say the same are meant. */
  async function store(repeats: ImportRepeats) {
    const { file } = state
    if (!file || progress !== null) return
    await run(file, async (onProgress) => ({
      file: null,
      done: await staffUpload({ file }, (client) => importFile(client, kind, file, repeats, { onProgress })),
    }))
    onDone()
  }

  return { ...state, progress, choose, store }
}
