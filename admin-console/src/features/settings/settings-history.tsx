import { useState } from 'react'
import { getSettingsHistory, restoreSettings } from 'shared-api/client'
import type { SettingsVersion } from 'shared-api/contract'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { Button, Group, Stack, Text, useShell } from 'shared-ui'
import useSWRInfinite from 'swr/infinite'
import { editProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { QuestionFooter } from '../../components/question-footer.tsx'
import { instantText } from '../../components/times.ts'
import { useAction } from '../../editing/use-action.ts'
import { settingsTexts } from '../../texts/settings.ts'
import classes from './settings-history.module.css'

const KEY = '/api/v1/settings/history'
type Page = Awaited<ReturnType<typeof getSettingsHistory>>

/** Who changed what when, with a way back to each version. */
export function SettingsHistory({ onRestored }: { onRestored: () => void }) {
  const query = useSWRInfinite<Page>(
    (at, before) => (at === 0 ? [KEY, null] : [KEY, before?.versions.at(-1)?.version]),
    ([, before]: [string, number | null]) => staffCall((client) => getSettingsHistory(client, before ?? undefined)),
    { revalidateOnFocus: false },
  )
  const texts = settingsTexts().history
  const restored = () => {
    void query.mutate()
    onRestored()
  }
  return (
    <Loaded query={query} what={texts.what}>
      {(pages) => {
        const versions = pages.flatMap((page) => page.versions)
        return (
          <Stack maw="44rem">
            <ul className={classes.versions}>
              {versions.map((version, at) => (
                <Entry
                  key={version.version}
                  entry={version}
                  isNewest={at === 0}
                  newest={versions[0]?.version ?? 1}
                  onRestored={restored}
                />
              ))}
            </ul>
            {pages.at(-1)?.more && (
              <Group>
                <Button variant="default" loading={query.isLoading} onClick={() => query.setSize(query.size + 1)}>
                  {texts.more}
                </Button>
              </Group>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

type EntryProps = { entry: SettingsVersion; isNewest: boolean; newest: number; onRestored: () => void }

function Entry({ entry, isNewest, newest, onRestored }: EntryProps) {
  const { version, at, by, restored, changes } = entry
  const [asking, setAsking] = useState(false)
  const texts = settingsTexts().history
  const target = isNewest ? version - 1 : version
  return (
    <li className={classes.version}>
      <Group justify="space-between" align="flex-start">
        <Text fw={600}>
          {by === '' ? texts.first : by}, {instantText(at)}
          {restored !== null && ` ${texts.restored({ version: restored })}`}
        </Text>
        {target >= 1 && (
          <Button size="sm" variant="default" onClick={() => setAsking(true)}>
            {isNewest ? texts.undo : texts.goBack({ version })}
          </Button>
        )}
      </Group>
      <ul className={classes.changes}>
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            <span className={classes.path}>{pathText(path)}</span>: {before || texts.nothing} → {after || texts.nothing}
          </li>
        ))}
      </ul>
      <DeskDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={isNewest ? texts.undoTitle : texts.goBackTitle}
      >
        <Restore
          version={target}
          newest={newest}
          onClose={() => setAsking(false)}
          onRestored={() => {
            setAsking(false)
            onRestored()
          }}
        />
      </DeskDialog>
    </li>
  )
}

type RestoreProps = { version: number; newest: number; onClose: () => void; onRestored: () => void }

function Restore({ version, newest, onClose, onRestored }: RestoreProps) {
  const { notify } = useShell()
  const texts = settingsTexts().history
  const restore = async () => {
    await staffCall((client) => restoreSettings(client, version, { ifMatch: `"${newest}"` }))
    notify({ kind: 'success', message: texts.done({ version }) })
    onRestored()
  }
  const { busy, failure, act } = useAction(restore, { textOf: editProblemText, inPlace: true })
  return (
    <Stack>
      <Text>{texts.text({ version })}</Text>
      <QuestionFooter failure={failure} onCancel={onClose} cancel={texts.cancel}>
        <ActionButton loading={busy} onClick={act}>
          {texts.take({ version })}
        </ActionButton>
      </QuestionFooter>
    </Stack>
  )
}

/** 'phones.0' as 'Phone numbers 1', 'address.street' as 'Address, Street'. */
const pathText = (path: string) =>
  path
    .split('.')
    .map((name, at) => (/^\d+$/.test(name) ? ` ${Number(name) + 1}` : `${at > 0 ? ', ' : ''}${nameText(name)}`))
    .join('')

function nameText(name: string): string {
  const names: Record<string, string> = settingsTexts().fields
  return names[name] ?? LANGUAGES[name as Language]?.name ?? name
}
