/** The ETag of a record: its version, which grows with each edit. */
export const etagOf = (version: number) => `"${version}"`

type Reply = { header: (name: 'etag', value: string) => unknown }

/** What a call replies about a record: `body`, with the record's version as its ETag. */
export function versioned<Body>(reply: Reply, version: number, body: Body): Body {
  reply.header('etag', etagOf(version))
  return body
}

/**
 * Whether an If-Match header allows an edit of this version: it is missing (docs/product.md, Edits), `*`, or names the
 * version. Against RFC 9110 §13.1.1 weak tags match too: compressing proxies weaken our tags (nginx) or append their
 * coding (Apache, Caddy), and would block each edit.
 */
export const allowsEdit = (ifMatch: string | undefined, version: number) =>
  ifMatch === undefined || ifMatch.trim() === '*' || tagsOf(ifMatch).map(asWeSentIt).includes(etagOf(version))

/** True when an If-None-Match header names this ETag: the caller has the content already (RFC 9110 §13.1.2). */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || tagsOf(ifNoneMatch).map(strong).includes(etag))

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim())
const asWeSentIt = (tag: string) => strong(tag).replace(/^"(\d+)[-;](gzip|br|zstd|deflate)"$/, '"$1"')
const strong = (tag: string) => tag.replace(/^W\//, '')
