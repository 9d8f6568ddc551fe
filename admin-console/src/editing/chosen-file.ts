/** A file of a record: the stored one, and one chosen in its place. */
export type ChosenFile = { stored: string | null; file: File | null }

/** How a conflict shows a file: where it is stored says nothing to people. */
export const fileWords = (label: string) => ({
  label,
  text: ({ stored, file }: ChosenFile): string => file?.name ?? stored ?? '',
  told: { theirs: 'another file', before: 'the one that you saw' },
})
