import { configure } from '@testing-library/react'
import { beforeAll } from 'vitest'
import { inLanguage } from './in-language.ts'

// Parts that come with the first click are compiled then: on a busy machine that takes longer than the usual 1 s.
configure({ asyncUtilTimeout: 15_000 })

// These tests have no server: a retry after the test must not reach a port of this machine.
globalThis.fetch = () => Promise.reject(new TypeError('No server answers'))

beforeAll(() => inLanguage('en'))
