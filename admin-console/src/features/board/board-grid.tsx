import { type CSSProperties, type DragEvent, useState } from 'react'
import { type BoardReply, type BoardTrip, isOpen } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Empty } from '../../components/empty.tsx'
import { clockText, weekdayText } from '../../components/times.ts'
import { boardTexts } from '../../texts/board.ts'
import classes from './board.module.css'
import {
  assignmentText,
  type BoardRow,
  type BoardView,
  columnsOf,
  columnsOfTrip,
  eachDay,
  rowsOf,
} from './board-view.ts'
import { TripButton } from './trip-button.tsx'

export type BoardProps = {
  board: BoardReply
  view: BoardView
  /** A trip was pressed, or dragged to the row of a vehicle or driver. */
  onOpen: (id: string, row?: string) => void
}

/** The board as rows and columns, for screens with room (docs/product.md, Board). */
export function BoardGrid({ board, view, onOpen }: BoardProps) {
  const texts = boardTexts()
  // Without a trip nothing in it takes the focus, by which the keyboard scrolls the hours.
  if (board.trips.length === 0) return <Empty text={texts.none} />
  const { unassigned, rows } = rowsOf(board, view)
  const columns = { '--columns': columnsOf(view) } as CSSProperties
  const top = { id: '', name: texts.notAssigned, detail: '', stands: '', trips: unassigned }
  return (
    <section
      className={classes.board}
      data-view={view.view}
      data-rows={view.rows}
      style={columns}
      aria-label={texts.label}
    >
      <div className={classes.row} aria-hidden="true">
        <div className={classes.head} />
        {view.rows === 'vehicles' && <div className={classes.stands}>{texts.atNight}</div>}
        <div className={classes.track}>
          {headsOf(view).map(({ text, current }) => (
            <div key={text} className={classes.column} data-current={current || undefined}>
              {text}
            </div>
          ))}
        </div>
      </div>
      {[top, ...rows].map((row) => (
        <Row key={row.id} row={row} board={board} view={view} onOpen={onOpen} />
      ))}
    </section>
  )
}

const headsOf = (view: BoardView) =>
  view.view === 'week'
    ? eachDay(view).map((day) => ({ text: weekdayText(day), current: day === istDay(Date.now()) }))
    : Array.from({ length: 24 }, (_, hour) => ({ text: hourText(hour), current: false }))
const hourText = (hour: number) => clockText(`${String(hour).padStart(2, '0')}:00`)

function Row({ row, board, view, onOpen }: BoardProps & { row: BoardRow }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const id = event.dataTransfer.getData('text/plain')
    if (board.trips.some(({ _id }) => _id === id)) onOpen(id, row.id)
  }
  const target = row.id !== '' && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  }
  return (
    <section className={classes.row} aria-label={row.name} data-over={over || undefined} {...target}>
      <div className={classes.head}>
        <b>{row.name}</b>
        <span>{row.detail}</span>
      </div>
      {view.rows === 'vehicles' && (
        <div className={classes.stands}>
          {row.stands && <span className={classes.unseen}>{boardTexts().atNight}: </span>}
          {row.stands}
        </div>
      )}
      <ul className={classes.track}>
        {row.trips.map((trip) => (
          <Trip key={trip._id} trip={trip} board={board} view={view} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

function Trip({ trip, board, view, onOpen }: BoardProps & { trip: BoardTrip }) {
  const { start, end } = columnsOfTrip(trip, view)
  return (
    <li
      style={{ gridColumn: `${start} / ${end}` }}
      draggable={isOpen(trip.status)}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', trip._id)}
    >
      <TripButton trip={trip} since={view.day} by={assignmentText(trip, board)} onOpen={onOpen} />
    </li>
  )
}
