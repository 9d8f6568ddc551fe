import { useState } from 'react'
import { MAX_VIEWS } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { Button, Group, Link, Stack, TextInput, useLocation, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { usePreferences } from '../../api/use-preferences.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { paths } from '../../config/paths.ts'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { commonTexts } from '../../texts/common.ts'

/** What of the address is no view: where in the list somebody is. */
const PLACE = ['page', 'cursor']

/** The views that one keeps: each leads to its list, and the list that is shown can be kept under a name. */
export function KeptViews() {
  const { notify } = useShell()
  const texts = bookingListTexts().views
  const { preferences, isKnown, change } = usePreferences()
  const { search } = useLocation()
  const [naming, setNaming] = useState(false)
  const shown = viewOf(search)
  const { views } = preferences
  const isKept = views.some(({ query }) => query === shown)
  const store = (next: typeof views) =>
    change({ views: next }).catch((cause: unknown) =>
      notify({ kind: 'error', message: texts.notKept({ why: problemText(cause) }) }),
    )
  if (!isKnown) return null
  return (
    <Group gap="xs" data-screen-only>
      {views.map(({ name, query }) => (
        <Group key={query} gap={0} wrap="nowrap">
          <Button
            component={Link}
            to={paths.bookings.href() + query}
            size="compact-sm"
            variant={query === shown ? 'filled' : 'default'}
          >
            {name}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.remove({ name })}
            onClick={() => store(views.filter((one) => one.query !== query))}
          >
            ×
          </Button>
        </Group>
      ))}
      {shown !== '?' && !isKept && views.length < MAX_VIEWS && (
        <Button size="compact-sm" variant="subtle" onClick={() => setNaming(true)}>
          {texts.keep}
        </Button>
      )}
      <DeskDialog opened={naming} onClose={() => setNaming(false)} title={texts.keep}>
        <NameForm
          onNamed={async (name) => {
            await store([...views, { name, query: shown }])
            setNaming(false)
          }}
        />
      </DeskDialog>
    </Group>
  )
}

function viewOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of PLACE) params.delete(name)
  return `?${params}`
}

function NameForm({ onNamed }: { onNamed: (name: string) => Promise<void> }) {
  const texts = bookingListTexts().views
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (plainText(name) === '') return setProblem(commonTexts().required({ field: texts.name }))
    setBusy(true)
    await onNamed(plainText(name))
    setBusy(false)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={texts.name}
          placeholder={texts.example}
          required
          maxLength={40}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ActionButton type="submit" loading={busy}>
          {texts.save}
        </ActionButton>
      </Stack>
    </form>
  )
}
