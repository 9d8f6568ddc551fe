import { outputOf } from './run.ts'

/** Where strace is; null if nowhere. It is Debian's alone to install. */
export const findStrace = (): string | null => outputOf('which', ['strace'])
