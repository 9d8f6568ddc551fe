type Schema<Query> = { safeParse: (query: unknown) => { success: boolean; data?: Query } }

/** The query of a list from the URL, without invalid parameters. */
export function sensibleQuery<Query extends object>(
  schema: Schema<Query>,
  asked: Record<string, string | null>,
): Partial<Query> {
  const parts = Object.entries(asked).map(([name, value]) => (value ? schema.safeParse({ [name]: value }).data : null))
  return Object.assign({}, ...parts)
}
