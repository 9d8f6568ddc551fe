type Schema<Query> = { safeParse: (query: unknown) => { success: boolean; data?: Query } }

/** What the URL asks of a list; a parameter that makes no sense is left out rather than refused. */
export function sensibleQuery<Query extends object>(
  schema: Schema<Query>,
  asked: Record<string, string | null>,
): Partial<Query> {
  const parts = Object.entries(asked).map(([name, value]) => (value ? schema.safeParse({ [name]: value }).data : null))
  return Object.assign({}, ...parts)
}
