import { act, renderHook } from '@testing-library/react'
import { ApiProblem } from 'shared-api/client'
import { expect, test } from 'vitest'
import { useVersions, type Version } from './use-versions.ts'

type Values = { name: string }
const WORDS = { name: { label: 'Name', text: (name: string) => name } }

/** Saves 'Mine' over 'Dzire' of version 1, with `stored` on the server; returns the attempted versions. */
async function saveOver(stored: Version<Values>) {
  const tried: (string | null)[] = []
  const send = async (etag: string | null) => {
    tried.push(etag)
    if (etag !== stored.etag) throw new ApiProblem(412, { detail: 'Changed since' })
    return { values: { name: 'Mine' }, etag: '3' }
  }
  const first = { values: { name: 'Dzire' }, etag: '1' }
  const { result } = renderHook(() => useVersions(WORDS, first, async () => stored))
  const saved = await act(() => result.current.save({ name: 'Mine' }, send))
  return { saved, tried, conflict: result.current.conflict }
}

test('saves on the newer version if only other fields changed', async () => {
  const { saved, tried, conflict } = await saveOver({ values: { name: 'Dzire' }, etag: '2' })
  expect({ saved, tried, conflict }).toEqual({ saved: true, tried: ['1', '2'], conflict: null })
})

test('waits for a choice after another change of an edited field', async () => {
  const { saved, tried, conflict } = await saveOver({ values: { name: 'Theirs' }, etag: '2' })
  expect({ saved, tried }).toEqual({ saved: false, tried: ['1'] })
  expect(conflict).toMatchObject({ base: { name: 'Dzire' }, mine: { name: 'Mine' }, theirs: { name: 'Theirs' } })
})
