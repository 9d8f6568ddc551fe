import { NOTE_MAX } from 'shared-api/contract'

/** The desk's notes with a line above them; as they are when there is no room for it. */
export function withNote(line: string, note: string): string {
  const more = note === '' ? line : `${line}\n${note}`
  return more.length <= NOTE_MAX ? more : note
}
