import type { KeyboardEvent, ReactNode } from 'react'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './route-tabs.module.css'

type Props = { byState: boolean; onByState: (byState: boolean) => void; className?: string; children: ReactNode }

/** Two ways to choose the cities, as tabs below them: by typed names, or by lists of states and cities. */
export function RouteTabs({ byState, onByState, className, children }: Props) {
  const { byName, byState: byLists } = bookingTexts().search
  const turn = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    onByState(!byState)
    currentTarget.querySelector<HTMLElement>('[aria-selected=false]')?.focus()
  }
  const tab = (label: string, isByState: boolean) => (
    <button
      type="button"
      role="tab"
      id={idOf(isByState)}
      className={classes.tab}
      aria-selected={byState === isByState}
      aria-controls={PANEL}
      tabIndex={byState === isByState ? 0 : -1}
      onClick={() => onByState(isByState)}
    >
      {label}
    </button>
  )
  return (
    <>
      <div role="tabpanel" id={PANEL} aria-labelledby={idOf(byState)} className={className}>
        {children}
      </div>
      <div role="tablist" aria-label={bookingTexts().steps.route} className={classes.tabs} onKeyDown={turn}>
        {tab(byName, false)}
        {tab(byLists, true)}
      </div>
    </>
  )
}

const PANEL = 'route-ends'
const idOf = (isByState: boolean) => (isByState ? 'route-by-state' : 'route-by-name')
