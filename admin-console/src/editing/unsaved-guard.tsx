import { useEffect } from 'react'
import { Button, Dialog, Group, Stack, Text, useBlocker } from 'shared-ui'

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
  const stay = () => blocker.reset?.()
  const leave = () => blocker.proceed?.()
  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <Stack>
        <Text>Your changes on this page have not been saved.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </Group>
      </Stack>
    </Dialog>
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
