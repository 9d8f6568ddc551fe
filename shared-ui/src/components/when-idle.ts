/** Runs `task` when the browser is idle; soon in Safari, which cannot tell. */
export const whenIdle = (task: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(task)

/** Runs `task` after the first press or key has been answered; returns what calls it off. */
export function whenTouched(task: () => void): () => void {
  const controller = new AbortController()
  const touched = () => {
    controller.abort()
    whenIdle(task)
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touched, { signal: controller.signal })
  return () => controller.abort()
}
