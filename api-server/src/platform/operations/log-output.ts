/** Log lines that may wait for a stalled reader, in bytes; further lines are lost. */
const LONGEST_BACKLOG = 1_000_000
const { stdout } = process

// It stays usable: on a full disk lines are lost until there is room.
stdout.on('error', () => {})

/**
 * Standard output for the log, which must never block the process. Pino's own would block on a stalled reader and exit
 * on a full disk.
 */
export const logOutput = {
  write(line: string): void {
    if (stdout.writableLength < LONGEST_BACKLOG) stdout.write(line)
  },
}
