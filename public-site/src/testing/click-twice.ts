import { act } from '@testing-library/react'

/** A double click whose second press precedes the next render, as on a busy phone. */
export function clickTwice(button: HTMLElement): void {
  act(() => {
    for (const _press of [1, 2]) button.click()
  })
}
