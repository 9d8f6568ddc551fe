import { useSyncExternalStore } from 'react'
import { BoardGrid, type BoardProps } from './board-grid.tsx'
import { BoardList } from './board-list.tsx'

const NARROW = window.matchMedia('(max-width: 61.99em)')

function follow(onChange: () => void) {
  NARROW.addEventListener('change', onChange)
  return () => NARROW.removeEventListener('change', onChange)
}

/** Who drives what: rows and columns, or a list by day on narrow screens. */
export function Board(props: BoardProps) {
  const narrow = useSyncExternalStore(follow, () => NARROW.matches)
  return narrow ? <BoardList {...props} /> : <BoardGrid {...props} />
}
