/**
 * The messages by which the contract and the booking rules refuse something, as they are worded in English. Only those
 * that a visitor's form can meet stand here. `{field}` is the field's name, the other braces are values.
 */
export const messages = {
  requiredForTrip: '{field} is required for {trip}',
  required: '{field} is required',
  atMostCharacters: '{field} takes at most {max} characters',
  atLeastCharacters: '{field} takes at least {min} characters',
  atMostPlaces: '{field} takes at most {max} places',
  noWebAddress: '{field} takes no web address; leave a space after a full stop',
  oneLine: '{field} must be one line of plain text, without control characters',
  plainText: '{field} must be plain text, without control characters',
  text: '{field} must be text',
  wholeNumber: '{field} must be a whole number from 1 to {max}',
  km: '{field} must be a number of km, more than 0 and at most {max}',
  mail: '{field} must be an address such as name@example.com',
  mobile: '{field} must be an Indian mobile number of 10 digits, or one with its country code',
  cityId: '{field} must be a city id such as {example}',
  ourCity: '{field} must be one of our cities',
  date: '{field} must be a date as YYYY-MM-DD',
  time: '{field} must be a time as HH:MM',
  category: '{field} must be Basic or Premium',
  localTripType: '{field} must be Hour-Basis or Day-Use',
  tripType: 'Please Select The TripType',
  past: 'Pick-up must not be in the past (Indian time)',
  farAhead: 'Pick-up must be within a year from now',
  returnFirst: 'Return must be after the pick-up',
  farReturn: 'Return must be within a year of the pick-up',
  seats: 'This cab seats {seats}; choose a larger cab for {persons} persons',
  cabGone: 'This cab is no longer available for this trip type; please choose another',
  passwords: 'Passwords do not match',
  unknownField: 'is not a known field',
  tooMany: 'Too many at once. Please try again in a moment.',
  unavailable: 'The service cannot answer right now. Please try again in a moment.',
  noProblem: 'Something went wrong on our side (error {status}).',
}

/** What a language has for the contract: its messages, and its words for the names in them. */
export type ContractTexts = {
  messages: Record<keyof typeof messages, string>
  /** Fields by the names that messages call them. */
  fields: Record<string, string>
  tripTypes: Record<string, string>
}

const PLACEHOLDER = /\\\{(\w+)\\\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patterns = Object.entries(messages).map(([key, english]) => ({
  key: key as keyof typeof messages,
  pattern: new RegExp(`^${escaped(english).replace(PLACEHOLDER, '(?<$1>.+?)')}$`, 'u'),
}))

/** Says a message of the contract in another language; one that is not in the list stays as it is. */
export function translator({ messages: wording, fields, tripTypes }: ContractTexts): (message: string) => string {
  const words: Record<string, Record<string, string>> = { field: fields, trip: tripTypes }
  return (message) => {
    for (const { key, pattern } of patterns) {
      const found = pattern.exec(message)
      if (found) {
        return wording[key].replace(/\{(\w+)\}/g, (_all, name: string) => {
          const value = found.groups?.[name] ?? ''
          return words[name]?.[value] ?? value
        })
      }
    }
    return message
  }
}
