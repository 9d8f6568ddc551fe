import { expect, it } from 'vitest'
import { differingVersions } from './versions.ts'

it('names the packages of which parts have several versions, and who has which', () => {
  const parts = {
    shell: { '@mantine/core': '9.7.3', react: '19.3.0' },
    'public-site': { zustand: '5.0.9' },
    'admin-console': { '@mantine/core': '9.7.3', zustand: '5.0.9' },
    offers: { '@mantine/core': '9.8.1', react: '19.3.0' },
  }
  expect(differingVersions(parts)).toEqual(['@mantine/core: 9.7.3 in shell, admin-console; 9.8.1 in offers'])
})
