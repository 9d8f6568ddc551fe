import { spawnSync } from 'node:child_process'

/** Runs a program with its output passed on; returns whether it succeeded. */
export const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0

/** A program's output, or null if it is missing or fails. */
export function outputOf(command: string, args: string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** True where Debian's packages can be installed: root and apt-get. */
export const canAptInstall = (): boolean => process.getuid?.() === 0 && outputOf('apt-get', ['--version']) !== null

export const aptInstall = (name: string): boolean =>
  run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
