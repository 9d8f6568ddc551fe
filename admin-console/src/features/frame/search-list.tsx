import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Stack, Text, TextInput, useNavigate, useShell } from 'shared-ui'
import useSWR from 'swr'
import { problemText } from '../../api/problem-text.ts'
import { noteOpened, recentOf } from '../../api/recent.ts'
import { useRested } from '../../lists/use-rested.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { Door } from './doors.ts'
import { find, type Hit, type Hits } from './find.ts'
import classes from './search.module.css'

/** So much is typed before something is searched for. */
const SHORTEST = 2
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

type Props = { doors: Door[]; onChosen: () => void }

/** A field with what it finds below, by kind; without a text what was opened last. Arrows and Enter choose. */
export function SearchList({ doors, onChosen }: Props) {
  const texts = frameTexts().search
  const navigate = useNavigate()
  const person = useShell().session.user?._id ?? ''
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { q, groups, error } = useFound(typed, doors, person)
  const hits = groups.flatMap((group) => group.hits)
  useEffect(() => setAt(0), [q])
  // The dialog itself would begin at its close button.
  useEffect(() => field.current?.focus(), [])
  useEffect(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }), [id, at])
  const open = ({ href, name }: Hit) => {
    onChosen()
    noteOpened(person, { href, name })
    navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && hits.length > 0) setAt((at + step + hits.length) % hits.length)
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else if (hits[at]) open(hits[at])
    event.preventDefault()
  }
  return (
    <Stack>
      <TextInput
        ref={field}
        type="search"
        role="combobox"
        aria-label={texts.hint}
        placeholder={texts.hint}
        aria-expanded={hits.length > 0}
        aria-controls={id}
        aria-activedescendant={hits[at] && `${id}-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={texts.what} className={classes.list}>
        {groups.map((group) => (
          <Found key={group.title} {...{ ...group, id, at, first: hits.indexOf(group.hits[0] as Hit), open }} />
        ))}
      </div>
      <Text role="status" c="dimmed" size="sm">
        {error ? problemText(error) : resultText(q, typed, hits.length)}
      </Text>
    </Stack>
  )
}

type FoundProps = Hits & { id: string; at: number; first: number; open: (hit: Hit) => void }

function Found({ title, hits, id, at, first, open }: FoundProps) {
  const name = `${id}-of-${first}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
    <div role="group" aria-labelledby={name}>
      <div id={name} className={classes.kind}>
        {title}
      </div>
      {hits.map((hit, index) => (
        // The field has the focus and its keys.
        // biome-ignore lint/a11y/useKeyWithClickEvents: of the combobox.
        // biome-ignore lint/a11y/useFocusableInteractive: of the combobox.
        <div
          key={`${hit.href} ${hit.name}`}
          id={`${id}-${first + index}`}
          role="option"
          aria-selected={first + index === at}
          className={classes.hit}
          onClick={() => open(hit)}
        >
          <span>{hit.name}</span> <span>{hit.detail}</span>
        </div>
      ))}
    </div>
  )
}

function useFound(typed: string, doors: Door[], person: string) {
  const rested = useRested(typed.trim())
  const q = rested.length < SHORTEST ? '' : rested
  const { data = [], error } = useSWR<Hits[]>(q && ['search', q], () => find(q, doors), { keepPreviousData: true })
  if (q) return { q, groups: data, error }
  const recent = recentOf(person).map((one) => ({ ...one, detail: '' }))
  return { q, groups: recent.length > 0 ? [{ title: frameTexts().search.recent, hits: recent }] : [], error: undefined }
}

/** What the field says of its list. */
function resultText(q: string, typed: string, count: number): string {
  const { start, none, found } = frameTexts().search
  if (q === '') return typed.trim() === '' && count > 0 ? '' : start
  return count === 0 ? none({ q }) : found({ count })
}
