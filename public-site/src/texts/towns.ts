import { area } from './page.ts'

/** Names of towns that are no cities of ours, where the language has others than the API. */
export const townNames = area<Record<string, string>>(
  import.meta.glob('../../../words/public-site/towns.*.json', { import: 'default' }),
)
