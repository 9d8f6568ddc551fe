import { useEffect, useState } from 'react'
import { useNavigate } from 'shared-ui'

type Found<Row> = { q: string | undefined; rows: Row[]; total: number; current: boolean }

/** Enter in a list's search opens the only result once the list has loaded. Returns the handler of Enter. */
export function useOpenOnly<Row>({ q, rows, total, current }: Found<Row>, href: (row: Row) => string) {
  const navigate = useNavigate()
  const [entered, setEntered] = useState('')
  useEffect(() => {
    if (entered === '' || entered !== q || !current) return
    setEntered('')
    const [only] = rows
    if (only && total === 1) navigate(href(only))
  })
  return setEntered
}
