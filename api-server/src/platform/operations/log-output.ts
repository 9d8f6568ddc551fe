/** What may wait for a reader of the log that has fallen silent, in bytes; what is logged then is lost. */
const LONGEST_BACKLOG = 1_000_000
const { stdout } = process

// It stays usable: on a full disk lines are lost until there is room.
stdout.on('error', () => {})

/**
 * Standard output for the log, which must never hold up what it tells of. Pino's own would stop the process until a reader
 * that has fallen silent reads again, and end it when the log's disk is full.
 */
export const logOutput = {
  write(line: string): void {
    if (stdout.writableLength < LONGEST_BACKLOG) stdout.write(line)
  },
}
