import { commonTexts } from '../texts/common.ts'

/** A file of a record: the stored one, and one chosen in its place. */
export type ChosenFile = { stored: string | null; file: File | null }

/** How a conflict shows a file: where it is stored says nothing to people. */
export function fileWords(label: string) {
  const { otherFile, seenFile } = commonTexts().forms.conflict
  return {
    label,
    text: ({ stored, file }: ChosenFile): string => file?.name ?? stored ?? '',
    named: { theirs: otherFile, before: seenFile },
  }
}
