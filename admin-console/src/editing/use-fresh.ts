import useSWR from 'swr'

/** Reads a record anew for editing: what the cache holds may be an old version. Nothing replaces it while it is edited. */
export function useFresh<Data>(key: string, read: () => Promise<Data>) {
  const query = useSWR<Data>(key, read, { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 })
  // Neither what the cache holds after a failure: asked for again, it would take the form away with what was typed.
  return { ...query, data: query.isValidating || query.error ? undefined : query.data }
}
