import { plain } from './columns.ts'

const NAMES: Record<string, string> = {
  ...{ outstation: 'Outstation', roundtrip: 'Outstation', return: 'Outstation' },
  ...{ local: 'Local Trip', localtrip: 'Local Trip', drop: 'Drop Trip', droptrip: 'Drop Trip', oneway: 'Drop Trip' },
}

/** A trip type in the words of people: 'one way' is a Drop Trip. Other text stays as it is. */
export const tripTypeOf = (written: string): string => NAMES[plain(written)] ?? written
