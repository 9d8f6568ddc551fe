import { spawnSync } from 'node:child_process'

/** Runs a program, its output passed on, and tells whether it ended well. */
export const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0

/** What a program prints, or null when it is not there or fails. */
export function outputOf(command: string, args: string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** True where Debian's packages can be installed: root and apt-get. */
export const canAptInstall = (): boolean => process.getuid?.() === 0 && outputOf('apt-get', ['--version']) !== null

export const aptInstall = (name: string): boolean =>
  run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
