import { expect, test } from 'vitest'
import { type BundleFile, pageFiles } from './page-files.ts'

const chunk = (fileName: string, modules: string[], more: Partial<BundleFile> = {}): [string, BundleFile] => [
  fileName,
  { type: 'chunk', fileName, moduleIds: modules.map((name) => `/srv/${name}`), ...more },
]

test('a page names the words of all its code by language, and of no other page', () => {
  const bundle = Object.fromEntries([
    chunk('entry.js', [], { dynamicImports: ['remote.js'] }),
    chunk('remote.js', ['site/src/remote.tsx'], { imports: ['common.js'], dynamicImports: ['home.js', 'terms.js'] }),
    chunk('common.js', ['site/src/texts/common.ts'], { dynamicImports: ['common-en.js', 'common-ta.js'] }),
    chunk('home.js', ['site/src/routes/home-page.tsx'], { dynamicImports: ['home-ta.js', 'later.js'] }),
    chunk('terms.js', ['site/src/routes/terms-page.tsx'], { dynamicImports: ['terms-ta.js'] }),
    chunk('later.js', ['site/src/lib/calls.ts']),
    chunk('common-en.js', ['words/site/common.en.json', 'words/site/heads.en.json']),
    chunk('common-ta.js', ['words/site/common.ta.json', 'words/shared-api/shared.ta.json']),
    chunk('home-ta.js', ['words/site/home.ta.json'], { imports: ['common.js', 'list.js'] }),
    chunk('list.js', ['site/src/lib/list.ts']),
    chunk('terms-ta.js', ['words/site/terms.ta.json']),
  ])
  const wordsOf = (page: string) => pageFiles(bundle, `src/routes/${page}-page.tsx`, 'entry.js').words
  expect(wordsOf('home')).toEqual({ en: ['common-en.js'], ta: ['common-ta.js', 'home-ta.js', 'list.js'] })
  expect(wordsOf('terms')).toEqual({ en: ['common-en.js'], ta: ['common-ta.js', 'terms-ta.js'] })
})
