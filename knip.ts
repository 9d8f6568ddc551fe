import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { KnipConfig } from 'knip'

const remotes = globSync('*/src/remote.tsx').map((file) => dirname(dirname(file)))

export default {
  workspaces: {
    ...Object.fromEntries(remotes.map((remote) => [remote, { entry: ['src/routes/*-page.tsx!'] }])),
    '.': { entry: [] },
    'shared-ui': { ignoreDependencies: [/^@fontsource-variable\/anek-/] },
    'api-server': {
      entry: [
        'src/main.js!',
        'src/platform/database/migrations/*.ts!',
        'src/testing/pricing-time.ts',
        'src/testing/simulation/mutants/load.ts',
        'src/driving/page/{drive,service-worker,texts-*}.js!',
      ],
      ignoreBinaries: ['mount', 'umount', 'pdftotext'],
      ignoreDependencies: [/^@expo-google-fonts\//],
    },
    tests: { entry: ['checks/*.ts', 'setup/{clock,owner-pictures}.ts'], ignoreBinaries: ['psql'] },
    shell: { entry: ['public/service-worker.js'] },
  },
} satisfies KnipConfig
