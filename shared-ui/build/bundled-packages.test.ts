import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { bundledPackages } from './bundled-packages.ts'

test('the packages of a bundle are those of its modules, whatever their paths look like', () => {
  const react = createRequire(import.meta.url).resolve('react')
  const moduleIds = [react, `\0${react}?commonjs-module`, '/srv/site/src/remote.tsx', '\0virtual:shares']
  const bundle = {
    'a.js': { type: 'chunk' as const, fileName: 'a.js', moduleIds },
    'a.css': { type: 'asset' as const, fileName: 'a.css' },
  }
  expect(bundledPackages(bundle)).toEqual({ react: expect.stringMatching(/^\d+\.\d+\.\d+/) })
})
