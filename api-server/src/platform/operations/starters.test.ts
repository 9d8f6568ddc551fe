import { expect, test } from 'vitest'
import { startersOf } from './starters.ts'

/** Processes by their id: name and parent. */
const among = (all: Record<number, [name: string, parent: number]>) => (pid: number) => {
  const found = all[pid]
  return found ? { name: found[0], parent: found[1] } : null
}

test('what started the server ends at the outermost package manager', () => {
  const command = { 9: ['node', 8], 8: ['pnpm', 7], 7: ['sh', 6], 6: ['npm exec pnpm@1', 5] } as const
  const typed = { 5: ['bash', 4], 4: ['sshd', 1], 1: ['systemd', 0] } as const
  const all = { ...command, ...typed } as unknown as Parameters<typeof among>[0]
  expect(startersOf(9, among(all))).toEqual([8, 7, 6])
  expect(startersOf(9, among({ ...all, 7: ['sh', 1] }))).toEqual([8])
  expect(startersOf(9, among({ ...all, 9: ['node', 5] }))).toEqual([])
  expect(startersOf(9, among({ ...all, 9: ['node', 1] }))).toEqual([])
  expect(startersOf(9, among({}))).toEqual([])
})
