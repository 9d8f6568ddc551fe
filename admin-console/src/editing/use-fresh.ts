import useSWR from 'swr'

/** Reads a record anew for editing: what the cache holds may be an old version. Nothing replaces it while it is edited. */
export function useFresh<Data>(key: string, read: () => Promise<Data>) {
  const query = useSWR<Data>(key, read, { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 })
  return { ...query, data: query.isValidating ? undefined : query.data }
}
