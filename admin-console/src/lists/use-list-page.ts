import useSWR from 'swr'

/**
 * The query of one page of a list. While another page loads the last one stays, with `current` false; it disappears if
 * the other fails, because its rows would not match the filter.
 */
export function useListPage<Query extends object, Page>(
  path: string,
  query: Query,
  read: (query: Query) => Promise<Page>,
) {
  const { data, error, mutate, isValidating } = useSWR(
    [path, query],
    async () => ({ of: query, page: await read(query) }),
    {
      keepPreviousData: true,
    },
  )
  const current = data !== undefined && JSON.stringify(data.of) === JSON.stringify(query)
  return {
    data: current || error === undefined ? data?.page : undefined,
    error,
    mutate: () => mutate(),
    current,
    isValidating,
  }
}
