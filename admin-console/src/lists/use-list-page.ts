import useSWR from 'swr'

/**
 * The query of one page of a list that the server searches. While another page is on its way the last one stays, and
 * `current` is false; it is gone when the other fails: its rows would stand under a filter that they do not fit.
 */
export function useListPage<Query extends object, Page>(
  path: string,
  query: Query,
  read: (query: Query) => Promise<Page>,
) {
  const { data, error, mutate } = useSWR([path, query], async () => ({ of: query, page: await read(query) }), {
    keepPreviousData: true,
  })
  const current = data !== undefined && JSON.stringify(data.of) === JSON.stringify(query)
  return { data: current || error === undefined ? data?.page : undefined, error, mutate: () => mutate(), current }
}
