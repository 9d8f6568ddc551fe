import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** Pino to stdout, one line per request, with a request id and without what people sent. */
export const logger = (config: Pick<Config, 'logLevel'>) =>
  ({
    logger: { level: config.logLevel },
    genReqId: () => randomUUID(),
  }) satisfies FastifyServerOptions
