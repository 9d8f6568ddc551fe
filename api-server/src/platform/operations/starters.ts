import { readFileSync } from 'node:fs'

/** How often it is looked, in ms, whether they are still there. */
const LOOK_MS = 500
const SHELL = /^(ba|da)?sh$/
const MANAGER = /^(npm|npx|pnpm)/

type Process = { name: string; parent: number }

/**
 * The package managers that started a process, and the shells between them, the nearest first: of `npx -y pnpm@12 start`
 * these are pnpm, npx's shell and npx. Empty for any other start, and where the system has no /proc.
 */
export function startersOf(pid: number, read = readProcess): number[] {
  const found: number[] = []
  let last = 0
  for (let at = read(pid)?.parent; at; at = read(at)?.parent) {
    const name = read(at)?.name ?? ''
    if (!(SHELL.test(name) || MANAGER.test(name))) break
    found.push(at)
    if (MANAGER.test(name)) last = found.length
  }
  // A shell at the end is the one that somebody typed into.
  return found.slice(0, last)
}

function readProcess(pid: number): Process | null {
  try {
    // The name stands in brackets and may hold any character.
    const [, name = '', parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return null
  }
}

/** Calls once when one of the starters is gone: a signal to one of them alone ends it, and reaches nobody else. */
export function onStarterGone(call: () => void): void {
  const all = String(startersOf(process.pid))
  if (all === '') return
  const looking = setInterval(() => {
    if (String(startersOf(process.pid)) === all) return
    clearInterval(looking)
    call()
  }, LOOK_MS)
  looking.unref()
}
