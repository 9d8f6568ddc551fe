/** How a conflict shows each field of a record: its label and its value as text. Same text, same value. */
export type FieldWords<Values> = {
  [Key in keyof Values]: {
    label: string
    text: (value: Values[Key]) => string
    /** Words for values that are not empty, if their texts mean nothing to people. */
    named?: { theirs: string; before: string; mine?: string }
  }
}

/** One record in three states: as both read it, as this person has it, as the other one saved it. */
export type Conflict<Values> = { base: Values; mine: Values; theirs: Values }

export type Choice = 'mine' | 'theirs'

/** The fields that the other person changed; `contested` ones were changed here too, to another value. */
export function changedFields<Values>(words: FieldWords<Values>, { base, mine, theirs }: Conflict<Values>) {
  const keys = Object.keys(words) as (keyof Values)[]
  const text = (key: keyof Values, values: Values) => words[key].text(values[key])
  const shown = (key: keyof Values, values: Values, name: 'before' | 'mine' | 'theirs') =>
    text(key, values) && (words[key].named?.[name] ?? text(key, values))
  return keys
    .filter((key) => text(key, base) !== text(key, theirs))
    .map((key) => ({
      key,
      label: words[key].label,
      before: shown(key, base, 'before'),
      mine: shown(key, mine, 'mine'),
      theirs: shown(key, theirs, 'theirs'),
      contested: text(key, mine) !== text(key, base) && text(key, mine) !== text(key, theirs),
    }))
}

/** Whether two states of a record say the same in each field. */
export const isSame = <Values>(words: FieldWords<Values>, one: Values, other: Values): boolean =>
  (Object.keys(words) as (keyof Values)[]).every((key) => words[key].text(one[key]) === words[key].text(other[key]))

/** The local values, with the other person's in each field that was unchanged or given up here. */
export function merged<Values>(
  words: FieldWords<Values>,
  conflict: Conflict<Values>,
  choices: Partial<Record<keyof Values, Choice>>,
): Values {
  const result = { ...conflict.mine }
  for (const { key, contested } of changedFields(words, conflict)) {
    const kept = contested && choices[key] !== 'theirs'
    if (!kept) result[key] = conflict.theirs[key]
  }
  return result
}
