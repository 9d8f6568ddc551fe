/** A record and its version, which grows by one with each edit. */
export type Versioned<Item> = { record: Item; version: number }
