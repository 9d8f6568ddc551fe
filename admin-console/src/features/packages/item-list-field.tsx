import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { ItemName, MAX_ITEMS } from 'shared-api/contract'
import { Button, Group, Stack, Text, TextInput } from 'shared-ui'
import classes from './item-list-field.module.css'

/** An entry of the list; one that is stored has an id. */
export type Item = { id?: string; name: string }

type Props = {
  label: string
  /** What one entry is called: 'service'. */
  entry: string
  items: Item[]
  onItems: (items: Item[]) => void
  /** What is wrong with the list as it stands. */
  error?: ReactNode
}

/** A list of names: added when they are not blank, trimmed, and removed by position (`specification §5`). */
export function ItemListField({ label, entry, items, onItems, error }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  const change = (changed: Item[]) => {
    onItems(changed)
    setProblem(null)
  }
  const add = () => {
    const name = typed.trim()
    const refusal = refusalOf(name, entry, items.length)
    if (refusal) return setProblem(refusal)
    change([...items, { name }])
    setTyped('')
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
                  aria-label={`Remove ${entry} ${position + 1}: ${name}`}
                  onClick={() => change(items.toSpliced(position, 1))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ol>
        )}
        <Group align="flex-start" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            aria-label={`New ${entry}`}
            placeholder={`New ${entry}`}
            value={typed}
            error={problem ?? error}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="default" miw="max-content" onClick={add}>
            Add {entry}
          </Button>
        </Group>
      </Stack>
    </fieldset>
  )
}

/** Why a name cannot be added to so many, or null. */
function refusalOf(name: string, entry: string, count: number): string | null {
  if (!name) return `Write the ${entry} first`
  if (count >= MAX_ITEMS) return `That would be more than ${MAX_ITEMS}: remove a ${entry} first`
  const issue = ItemName.safeParse(name).error?.issues[0]
  return issue ? issue.message.replace('name', `A ${entry}`) : null
}
