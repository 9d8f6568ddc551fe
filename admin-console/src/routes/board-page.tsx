import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardTrip } from 'shared-api/contract'
import { dayAfter, istDay } from 'shared-api/india'
import { Button } from 'shared-ui'
import { DeskDialog } from '../components/desk-dialog.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { Board } from '../features/board/board.tsx'
import { BoardBar } from '../features/board/board-bar.tsx'
import { boardView, withAssignment } from '../features/board/board-view.ts'
import { PlanDay } from '../features/board/plan-day.tsx'
import { useBoard } from '../features/board/use-board.ts'
import { usePlan } from '../features/board/use-plan.ts'
import { AssignDialog } from '../features/bookings/assign-dialog.tsx'
import { useUrlState } from '../lists/use-url-state.ts'
import { boardTexts } from '../texts/board.ts'

/** /board: who drives what, by day or week. */
export default function BoardPage() {
  const [url] = useUrlState()
  // A press of the bar is answered at once; the board, of up to 500 trips, follows.
  const view = useDeferredValue(useMemo(() => boardView(url), [url]))
  const texts = boardTexts()
  const query = useBoard(view)
  const [opened, setOpened] = useState<{ id: string; chosen: Record<string, string> } | null>(null)
  const [planning, setPlanning] = useState(url.get('plan') === 'tomorrow')
  const plan = usePlan(planning ? dayAfter(istDay(Date.now()), 1) : null)
  useFocusOnTrip(opened?.id)
  const owner = view.rows === 'vehicles' ? 'vehicle' : 'driver'
  const open = useCallback(
    (id: string, row?: string) => setOpened({ id, chosen: row ? { [owner]: row } : {} }),
    [owner],
  )
  const onAssigned = async (assignment: NonNullable<BoardTrip['assignment']>) => {
    // Before the dialog closes, so that the focus finds the trip in its new row.
    await query.mutate((board) => board && withAssignment(board, opened?.id, assignment), { revalidate: false })
    setOpened(null)
  }
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <Button size="sm" variant="default" onClick={() => setPlanning(true)}>
          {texts.plan.title}
        </Button>
      }
    >
      <BoardBar />
      <Loaded query={query} what={texts.what}>
        {(board) => <Board board={board} view={view} onOpen={open} />}
      </Loaded>
      <DeskDialog opened={planning} onClose={() => setPlanning(false)} title={texts.plan.title}>
        <Loaded query={plan} what={texts.plan.what}>
          {(reply) => (
            <PlanDay
              plan={reply}
              onChoose={(id) => {
                setPlanning(false)
                open(id)
              }}
              onTaken={(all) => {
                void Promise.all([query.mutate(), plan.mutate()])
                if (all) setPlanning(false)
              }}
            />
          )}
        </Loaded>
      </DeskDialog>
      <AssignDialog trip={opened} onClose={() => setOpened(null)} onAssigned={onAssigned} />
    </Page>
  )
}

/** Returns the focus to the trip whose dialog was closed: assigned, it is in another row. */
function useFocusOnTrip(id: string | undefined) {
  const last = useRef(id)
  useEffect(() => {
    const closed = id ? undefined : last.current
    last.current = id
    if (closed) document.querySelector<HTMLElement>(`[data-trip="${CSS.escape(closed)}"]`)?.focus()
  }, [id])
}
