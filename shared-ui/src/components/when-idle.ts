/** Runs `task` when the browser has nothing else to do; soon, in Safari, which can't tell. */
export const whenIdle = (task: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(task)
