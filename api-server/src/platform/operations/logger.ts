import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { causesOf } from '../causes.ts'
import type { Config } from '../config.ts'
import { newRequestId, withoutSecrets } from '../ids.ts'

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

/** Pino to stdout, with a request id that is always our own. What people sent stays out: bodies and queries are never logged. */
export const logger = (config: Pick<Config, 'logLevel'>) =>
  ({
    logger: {
      level: config.logLevel,
      base: { pid: process.pid },
      serializers: { err: errorForLog },
      stream: logOutput,
    },
    genReqId: newRequestId,
    logController: new OwnLines({ disableRequestLogging: true }),
  }) satisfies FastifyServerOptions

/**
 * Of Fastify's own lines only a fault in the middle of a reply, which nothing else logs. A caller who leaves is no
 * fault.
 */
class OwnLines extends LogController {
  override streamError(error: Error & { code?: unknown }, { log }: FastifyRequest) {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'a reply broke off')
  }
}

/**
 * The fields of an error that are logged. Other fields may contain typed text (PostgreSQL's `detail` does), and mail
 * servers write addresses into their messages, and links that they block.
 */
export function errorForLog(error: Error): { type: string; message: string; stack: string; code?: unknown } {
  const stacks = causesOf(error).map(({ stack }) => stack)
  return {
    type: error.name,
    message: withoutPrivate(error.message),
    stack: withoutPrivate(stacks.join('\ncaused by ')),
    ...('code' in error ? { code: error.code } : {}),
  }
}

const withoutPrivate = (text: string) =>
  withoutSecrets(text)
    .replace(/[^\s<>"'()]+@[^\s<>"'():]+/g, '[address]')
    .replace(/:\/\/[^/\s@]*@/g, '://')
