/** Runs `task` when the browser is idle; soon in Safari, which cannot tell. */
export const whenIdle = (task: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(task)
