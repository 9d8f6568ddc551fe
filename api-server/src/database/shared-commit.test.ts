import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SharedCommit } from './shared-commit.ts'
import { DatabaseUnavailable } from './unavailable.ts'

describe('transactions that are committed together', () => {
  let dir = ''
  let file: SqliteFile.Database
  let elsewhere: SqliteFile.Database
  let commits: SharedCommit
  let isGone = false

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'shared-commit-'))
    file = new SqliteFile(join(dir, 'data.sqlite'))
    file.pragma('journal_mode = WAL')
    file.exec('create table numbers (number integer unique)')
    elsewhere = new SqliteFile(join(dir, 'data.sqlite'))
    isGone = false
    commits = new SharedCommit(file, () => {
      if (isGone) throw new DatabaseUnavailable('gone')
    })
  })
  afterEach(async () => {
    file.close()
    elsewhere.close()
    await rm(dir, { recursive: true })
  })

  const insert = (number: number) => file.prepare('insert into numbers values (?)').run(number)
  /** What is committed: another connection sees nothing else. */
  const committed = () => elsewhere.prepare('select number from numbers order by number').pluck().all()

  /** What a transaction was told so far. */
  function told(end: Promise<void>) {
    const state = { now: 'waits' }
    end.then(
      () => (state.now = 'committed'),
      () => (state.now = 'failed'),
    )
    return state
  }

  function begin(number: number) {
    if (commits.isOpen) commits.join()
    else file.exec('begin immediate')
    insert(number)
  }

  it('are told so after the commit, and not before', async () => {
    begin(1)
    const first = told(commits.end(true))
    await setImmediate()
    expect([first.now, committed()]).toEqual(['waits', []])
    begin(2)
    const second = told(commits.end(false))
    expect(committed()).toEqual([1, 2])
    await setImmediate()
    expect([first.now, second.now]).toEqual(['committed', 'committed'])
  })

  it('fail alone when one of them fails', async () => {
    begin(1)
    const first = told(commits.end(true))
    begin(2)
    commits.undo()
    commits.flush()
    await setImmediate()
    expect([first.now, committed()]).toEqual(['committed', [1]])
  })

  it('are all told when the commit fails, and none is stored', async () => {
    begin(1)
    const first = told(commits.end(true))
    begin(2)
    isGone = true
    const second = told(commits.end(false))
    await setImmediate()
    expect([first.now, second.now, committed()]).toEqual(['failed', 'failed', []])
    isGone = false
    begin(3)
    await commits.end(false)
    expect(committed()).toEqual([3])
  })

  it('are all told when SQLite itself undoes them', async () => {
    begin(1)
    const first = told(commits.end(true))
    begin(2)
    file.exec('rollback')
    commits.undo()
    await setImmediate()
    expect([first.now, committed()]).toEqual(['failed', []])
  })

  it('are sixteen at most', () => {
    for (let number = 1; number <= 16; number++) {
      begin(number)
      void commits.end(true)
    }
    expect(committed()).toHaveLength(16)
  })
})
