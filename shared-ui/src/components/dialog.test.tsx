import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Popup() {
  const [opened, setOpened] = useState(false)
  return (
    <MantineProvider>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="WELCOME">
        <p>Words</p>
      </Dialog>
    </MantineProvider>
  )
}

test.each(['a press beside it', 'its button'])('a dialog closes by %s, and opens again', (way) => {
  render(<Popup />)
  for (const _time of ['first', 'second']) {
    fireEvent.click(screen.getByText('Open'))
    const dialog = screen.getByRole('dialog', { name: 'WELCOME' })
    fireEvent.mouseDown(screen.getByText('Words'))
    expect(dialog.hasAttribute('open'), 'a press in it does not close it').toBe(true)
    if (way === 'its button') fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    else fireEvent.mouseDown(dialog)
    expect(screen.queryByText('Words')).toBeNull()
    expect(dialog.hasAttribute('open')).toBe(false)
  }
})

test('stays open if the event of an earlier close comes after it was opened again', () => {
  render(<Popup />)
  fireEvent.click(screen.getByText('Open'))
  fireEvent(screen.getByRole('dialog', { name: 'WELCOME' }), new Event('close'))
  expect(screen.getByText('Words')).toBeDefined()
})
