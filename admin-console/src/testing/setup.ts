import { beforeAll } from 'vitest'
import { inLanguage } from './in-language.ts'

beforeAll(() => inLanguage('en'))
