import { useEffect } from 'react'
import { Button, Stack, Text, useBlocker } from 'shared-ui'
import { DeskDialog } from '../components/desk-dialog.tsx'
import { QuestionFooter } from '../components/question-footer.tsx'
import { commonTexts } from '../texts/common.ts'

type Props = {
  unsaved: boolean
  /** Whether another query is another form. */
  ofQuery?: boolean
}

/** Asks before the page is left with unsaved changes: by a link, the back button, a reload or a closed tab. */
export function UnsavedGuard({ unsaved, ofQuery = false }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && addressOf(currentLocation, ofQuery) !== addressOf(nextLocation, ofQuery),
  )
  useBeforeUnload(unsaved)
  const texts = commonTexts().forms.leave
  const stay = () => blocker.reset?.()
  const leave = () => blocker.proceed?.()
  return (
    <DeskDialog opened={blocker.state === 'blocked'} onClose={stay} title={texts.title}>
      <Stack>
        <Text>{texts.text}</Text>
        <QuestionFooter onCancel={leave} cancel={texts.leave}>
          <Button onClick={stay}>{texts.stay}</Button>
        </QuestionFooter>
      </Stack>
    </DeskDialog>
  )
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }, withQuery: boolean) =>
  withQuery ? pathname + search : pathname

function useBeforeUnload(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
