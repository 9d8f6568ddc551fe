import useSWR from 'swr'

/**
 * Reads the current version of a record for editing, bypassing the cache. Nothing replaces it while it is edited: it has a key of its
 * own, which no event reads again.
 */
export function useFresh<Data>(key: string, read: () => Promise<Data>) {
  const query = useSWR<Data>(`edit ${key}`, read, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
  })
  // No cached data after a failure either: a retry would replace the form and lose what was typed.
  return { ...query, data: query.isValidating || query.error ? undefined : query.data }
}
