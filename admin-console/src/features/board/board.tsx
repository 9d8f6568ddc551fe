import { memo, useSyncExternalStore } from 'react'
import { Text } from 'shared-ui'
import { weekdayText } from '../../components/times.ts'
import { boardTexts } from '../../texts/board.ts'
import { BoardGrid, type BoardProps } from './board-grid.tsx'
import { BoardList } from './board-list.tsx'
import { standingText } from './board-view.ts'

const NARROW = window.matchMedia('(max-width: 61.99em)')

function follow(onChange: () => void) {
  NARROW.addEventListener('change', onChange)
  return () => NARROW.removeEventListener('change', onChange)
}

/** Who drives what: rows and columns, or a list by day on narrow screens. */
export const Board = memo(function Board(props: BoardProps) {
  const narrow = useSyncExternalStore(follow, () => NARROW.matches)
  const standing = standingText(props.board)
  return (
    <>
      {standing && (
        <Text size="sm">{boardTexts().standing({ day: weekdayText(props.view.day), places: standing })}</Text>
      )}
      {narrow ? <BoardList {...props} /> : <BoardGrid {...props} />}
    </>
  )
})
