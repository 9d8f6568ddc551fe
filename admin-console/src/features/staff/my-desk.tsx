import type { Preferences } from 'shared-api/contract'
import { NativeSelect, Stack, useShell } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { problemText } from '../../api/problem-text.ts'
import { usePreferences } from '../../api/use-preferences.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { staffTexts } from '../../texts/staff.ts'

const STARTS = ['/table', '/admin', '/bookings', '/board'] satisfies Preferences['start'][]

/** What one chooses for oneself: where the desk starts, and whether it is heard. */
export function MyDesk() {
  const { notify } = useShell()
  const texts = staffTexts().desk
  const { preferences, isKnown, change } = usePreferences()
  const choose = (part: Partial<Preferences>) =>
    change(part).catch((cause: unknown) =>
      notify({ kind: 'error', message: texts.notChanged({ why: problemText(cause) }) }),
    )
  return (
    <TitledCard title={texts.title}>
      <Stack>
        <NativeSelect
          label={texts.start}
          data={STARTS.map((value) => ({ value, label: texts.starts[value] }))}
          disabled={!isKnown}
          value={preferences.start}
          onChange={({ currentTarget: { value } }) =>
            choose({ start: STARTS.find((one) => one === value) ?? '/table' })
          }
        />
        <Switch
          label={texts.sound}
          description={texts.soundNote}
          disabled={!isKnown}
          checked={preferences.sound}
          onChange={({ currentTarget: { checked } }) => choose({ sound: checked })}
        />
      </Stack>
    </TitledCard>
  )
}
