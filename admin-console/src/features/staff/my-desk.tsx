import type { Preferences } from 'shared-api/contract'
import { NativeSelect, Stack, useShell } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { problemText } from '../../api/problem-text.ts'
import { usePreferences } from '../../api/use-preferences.ts'
import { TitledCard } from '../../components/titled-card.tsx'

const STARTS = [
  { value: '/table', label: 'Cabs' },
  { value: '/admin', label: 'The working day' },
  { value: '/bookings', label: 'Bookings' },
  { value: '/board', label: 'Board' },
] satisfies { value: Preferences['start']; label: string }[]

/** What one chooses for oneself: where the desk starts, and whether it is heard. */
export function MyDesk() {
  const { notify } = useShell()
  const { preferences, isKnown, change } = usePreferences()
  const choose = (part: Partial<Preferences>) =>
    change(part).catch((cause: unknown) => notify({ kind: 'error', message: `Not changed. ${problemText(cause)}` }))
  return (
    <TitledCard title="My desk">
      <Stack>
        <NativeSelect
          label="After the login"
          data={STARTS}
          disabled={!isKnown}
          value={preferences.start}
          onChange={({ currentTarget: { value } }) =>
            choose({ start: STARTS.find((one) => one.value === value)?.value ?? '/table' })
          }
        />
        <Switch
          label="A sound for a new booking"
          description="The number of new ones stands in the title of the tab"
          disabled={!isKnown}
          checked={preferences.sound}
          onChange={({ currentTarget: { checked } }) => choose({ sound: checked })}
        />
      </Stack>
    </TitledCard>
  )
}
