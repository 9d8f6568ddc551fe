import { act } from '@testing-library/react'

/** A double click of which the second press comes before the page is drawn anew, as on a busy phone. */
export function clickTwice(button: HTMLElement): void {
  act(() => {
    for (const _press of [1, 2]) button.click()
  })
}
