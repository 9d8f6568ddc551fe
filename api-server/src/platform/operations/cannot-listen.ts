import { ConfigError } from '../config.ts'

type Place = {
  /** The variable that names the port, and the port that it names. */
  setting: string
  port: number
  host: string
}

/** A message for the operator about a port that cannot be used, which names the variable; otherwise the error. */
export function cannotListen(error: unknown, { setting, port, host }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new ConfigError(`${setting} got ${port}, which is in use already`)
  if (code === 'EACCES') return new ConfigError(`${setting} got ${port}, which this account may not listen on`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(String(code)))
    return new ConfigError(`HOST got ${JSON.stringify(host)}, which is no address of this machine`)
  return error
}
