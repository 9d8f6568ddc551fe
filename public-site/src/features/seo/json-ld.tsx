/** A node of schema.org data. */
export type SchemaNode = { '@type': string } & Record<string, unknown>

/**
 * schema.org data for search engines. It is a data block, not code, so no rule of the content security policy is bent;
 * '<' is escaped, so that no text of a package can end the block.
 */
export function JsonLd({ data }: { data: SchemaNode }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
