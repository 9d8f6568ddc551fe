import type { TripEvent } from 'shared-api/contract'
import { inEach, readWords } from '../../texts/words-of.ts'

export type ShortText = TripEvent | 'driver' | 'driverReleased'

/**
 * What WhatsApp and SMS say. WhatsApp and the DLT register know each as a template: no text begins or ends with a value, and none
 * has a value twice. Changing one means registering it again (docs/operations.md, WhatsApp and SMS).
 */
export const shortTexts = inEach((language) => readWords('booking-phone', language) as Record<ShortText, string>)

const VALUE = /\{(\w+)\}/g

/** What a value of a text is in the DLT register; any other is `{#alphanumeric#}`. */
const TYPES: Record<string, string> = { code: '{#numeric#}', link: '{#url#}' }

/** A text as the DLT register takes it, each value by its type. */
export const registered = (text: string): string =>
  text.replace(VALUE, (_all, name) => TYPES[name] ?? '{#alphanumeric#}')

/** A short text with its values put in, in the order of its template, and the values alone. */
export function filled(template: string, fields: Record<string, string>): { text: string; values: string[] } {
  const fieldOf = (name: string) => fields[name] ?? ''
  return {
    text: template.replace(VALUE, (_all, name) => fieldOf(name)),
    values: [...template.matchAll(VALUE)].map(([, name = '']) => fieldOf(name)),
  }
}
