import { handOverTyped, rememberTyped } from './typed-early.ts'

const root = () => ('document' in globalThis ? document.getElementById('root') : null)

/** Whether the content of a page came as HTML, and still waits for the code that makes it respond. */
export const isPrerendered = (pattern: string): boolean => root()?.dataset.page === pattern

/** To be called when the code of a page has come, before it runs. */
export function beforeTakeOver(pattern: string): void {
  if (isPrerendered(pattern)) rememberTyped()
}

/** To be called when a page responds, or a message stands in its place: the mark goes. */
export function afterTakeOver(): void {
  if (!root()?.dataset.page) return
  // React is still at work, and would not take what is typed now.
  queueMicrotask(() => {
    handOverTyped()
    root()?.removeAttribute('data-page')
  })
}
