import { useShell } from 'shared-ui'
import { problemStatus } from '../api/problem-text.ts'
import { commonTexts } from '../texts/common.ts'

/** Deletes once by `remove`. Returns why that failed, or null; a missing record counts as deleted. */
export function useDelete(deleted: string, failed: (cause: unknown) => string) {
  const { notify } = useShell()
  return async (remove: () => Promise<unknown>): Promise<string | null> => {
    try {
      await remove()
      notify({ kind: 'success', message: deleted })
      return null
    } catch (cause) {
      if (problemStatus(cause) !== 404) return failed(cause)
      // By somebody else, or by an attempt whose answer was lost.
      notify({ kind: 'info', message: commonTexts().delete.alreadyDone })
      return null
    }
  }
}
