import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { test, vi } from 'vitest'
import { BarChart } from './lazy-bar-chart.tsx'

const code = vi.hoisted(() => ({ isGone: true }))
vi.mock('./bar-chart.tsx', () => {
  if (code.isGone) throw new Error('Failed to fetch dynamically imported module')
  return { default: () => <p>The chart</p> }
})

/** The place of a page, which says when something in it failed. */
class Place extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? 'Not available' : this.props.children
  }
}

/** Renders it again. */
function open() {
  cleanup()
  return render(
    <MantineProvider>
      <Place>
        <BarChart data={[]} unit="bookings" height={100} />
      </Place>
    </MantineProvider>,
  )
}

test('shows a chart whose code failed to load once it is rendered again and the code loads', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  open()
  await screen.findByText('Not available')
  code.isGone = false
  open()
  await screen.findByText('The chart')
})

test('shows it at once if its code is loaded', () => {
  open()
  screen.getByText('The chart')
})
