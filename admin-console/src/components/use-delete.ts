import { useShell } from 'shared-ui'
import { problemStatus } from '../api/problem-text.ts'

/** Deletes once by `remove`. Gives why that failed, or null: what is gone by then is gone. */
export function useDelete(deleted: string, failed: (cause: unknown) => string) {
  const { notify } = useShell()
  return async (remove: () => Promise<unknown>): Promise<string | null> => {
    try {
      await remove()
      notify({ kind: 'success', message: deleted })
      return null
    } catch (cause) {
      if (problemStatus(cause) !== 404) return failed(cause)
      // By somebody else, or by a try whose answer was lost.
      notify({ kind: 'info', message: 'It has been deleted already.' })
      return null
    }
  }
}
