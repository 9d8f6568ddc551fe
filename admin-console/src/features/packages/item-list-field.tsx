import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { fieldProblemsOf, ItemName, MAX_ITEMS } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { wordsOf } from 'shared-api/languages/words'
import { Button, Group, Stack, Text, TextInput } from 'shared-ui'
import type { Words } from '../../catalogue/translations.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './item-list-field.module.css'

/** An entry of the list; one that is stored has an id. */
export type Item = { id?: string; name: string; in?: Words }

type Props = {
  label: string
  /** What one entry is called: 'service'. */
  entry: string
  /** A shorter word for it, where the label says the rest. */
  short?: string
  /** The contract's rule for an entry. */
  schema?: typeof ItemName
  max?: number
  items: Item[]
  onItems: (items: Item[]) => void
  /** Typed text that is no entry yet. */
  typed: string
  onTyped: (typed: string) => void
  /** A problem of the list. */
  error?: ReactNode
}

/** A list of names: added when they are not blank, trimmed, and removed by position (docs/product.md, Packages at the desk). */
export function ItemListField({ label, entry, items, onItems, typed, onTyped, error, ...rules }: Props) {
  const { schema = ItemName, max = MAX_ITEMS, short = entry } = rules
  const t = packagesTexts().list
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const change = (changed: Item[]) => {
    onItems(changed)
    setProblem(null)
  }
  const remove = (position: number) => {
    change(items.toSpliced(position, 1))
    // The pressed button goes; the keyboard goes on from here.
    input.current?.focus()
  }
  const add = () => {
    if (addAll([plainText(typed).trim()])) onTyped('')
  }
  /** Adds all of them or, where one is refused, none. */
  const addAll = (names: string[]): boolean => {
    const refusal = names.map((name, at) => refusalOf(name, { entry, schema, max }, items.length + at)).find(Boolean)
    if (refusal) setProblem(refusal)
    else change([...items, ...names.map((name) => ({ name }))])
    return !refusal
  }
  // Cells of a sheet or lines of a mail: the field would make one long entry of them.
  const onPaste = (event: ClipboardEvent) => {
    const names = partsOf(event.clipboardData.getData('text'))
    if (names.length < 2) return
    event.preventDefault()
    addAll(names)
  }
  // Enter in this field adds; it must not send the whole form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <Stack gap="xs">
        <Text id={id} fw={600}>
          {label}
        </Text>
        {items.length > 0 && (
          <ol className={classes.items}>
            {items.map(({ name, ...item }, position) => (
              <li key={`${item.id ?? 'new'} ${position} ${name}`}>
                <span>{name}</span>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t.removeOne({ entry, place: position + 1, name })}
                  onClick={() => remove(position)}
                >
                  {t.remove}
                </Button>
              </li>
            ))}
          </ol>
        )}
        <Group align="flex-start" gap="xs" wrap="nowrap">
          <TextInput
            ref={input}
            flex={1}
            aria-label={t.newOne({ entry })}
            placeholder={t.newOne({ entry: short })}
            value={typed}
            error={problem ?? error}
            onChange={(event) => onTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <Button variant="default" miw="max-content" aria-label={t.add({ entry })} onClick={add}>
            {t.add({ entry: short })}
          </Button>
        </Group>
      </Stack>
    </fieldset>
  )
}

/** Splits text by lines and tabs, as cells of a row are copied. */
const partsOf = (text: string) =>
  text
    .split(/[\t\r\n]+/)
    .map((part) => plainText(part).trim())
    .filter((part) => part !== '')

type Rules = Required<Pick<Props, 'entry' | 'schema' | 'max'>>

/** Why a name cannot be added to the list, or null. */
function refusalOf(name: string, { entry, schema, max }: Rules, count: number): string | null {
  const t = packagesTexts().list
  if (!name) return t.enterFirst({ entry })
  if (count >= max) return t.tooMany({ entry, most: max })
  const [problem] = fieldProblemsOf(schema.safeParse(name).error?.issues)
  return problem ? wordsOf(sharedTexts().contract, problem, t.one({ entry })) : null
}
