import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Router's components that are made as the module starts, so that a bundler keeps them whether they are used or not. */
const MADE_AT_START = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\(|new URL\()/gm
const NAMED_AT_START = /^\w+\.(?:displayName|contextType) = .*;$/gm
const WARNINGS = /^(var ENABLE_DEV_WARNINGS = )true/m

/** Mantine's components that hang on others and that no part of ours shows. */
const UNUSED_PARTS = /^(?:(?:ActionIcon|Button)\.Group\w*|Checkbox\.(?:Card|Indicator)) = .*;$/gm

/** Mantine gives each field another id once it is there, and so draws it twice; React's, by which it begins, is as good. */
const REACTS_ID = `
import { useId as useReactId } from 'react'
export const useId = (given) => {
  const own = useReactId()
  return typeof given === 'string' ? given : \`mantine-\${own.replace(/:/g, '')}\`
}`

/** What the federation runtime can do besides; its switches for that are no constants to a bundler. */
const SWITCHES = { USE_SNAPSHOT: 'false', USE_REMOTE: 'true', USE_SHARED: 'true' }
const SWITCH = /(const )?\b(USE_SNAPSHOT|USE_REMOTE|USE_SHARED)\b( = .*)?/g

// Without its plugin the handler has nothing to do, but would be made all the same.
const SNAPSHOTS = /USE_REMOTE \? new SnapshotHandler\(this\) : new DisabledSnapshotHandler\(\)/
// A remote that is registered again asks it to forget a manifest.
const NO_SNAPSHOTS = 'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })'

/** The pages name what is to be preloaded. */
const NO_PRELOADS = `
export const defaultPreloadArgs = {}
export const formatPreloadArgs = () => []
export const normalizePreloadExposes = () => []
export const preloadAssets = async () => []`

/** Remotes are modules; only entries of an older kind are put in as script elements. */
const LOADS_SCRIPTS = 'function loadScript(url, info) {'
const LOADS_NONE = `function loadScript(url) { return Promise.reject(new Error(url + ' is to be a module')) }
function loadScriptElement(url, info) {`

/** Whether the runtime is to log: it would ask the browser's storage, 2 ms of a phone's start. */
const ASKS_STORAGE = /function isBrowserDebug\(\) \{[\s\S]*?^\}/m
const ASKS_NONE = 'const isBrowserDebug = () => false'

/**
 * Lets the bundler drop what nobody uses of libraries that hide it: 7 kB of the router, 6 kB of the federation runtime and
 * 2 kB of Mantine.
 */
export function prune(): Plugin[] {
  return [
    {
      name: 'prune-router',
      apply: 'build',
      transform: {
        filter: { id: /react-router\/dist\/[^?]*chunk-\w+\.mjs$/ },
        handler: (code) =>
          code.replace(WARNINGS, '$1false').replace(NAMED_AT_START, '').replace(MADE_AT_START, '$1/* @__PURE__ */ $2'),
      },
    },
    {
      name: 'prune-mantine',
      apply: 'build',
      transform: {
        filter: { id: /@mantine\/core\/esm\/components\/.*\.mjs$/ },
        handler: (code) => code.replace(UNUSED_PARTS, '').replace(NAMED_AT_START, ''),
      },
    },
    {
      name: 'prune-mantine-id',
      apply: 'build',
      transform: { filter: { id: /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/ }, handler: () => REACTS_ID },
    },
    {
      name: 'prune-autosize',
      apply: 'build',
      transform: {
        filter: { id: /@mantine\/core\/esm\/components\/Textarea\/Autosize\.mjs$/ },
        // No text area of ours grows by itself.
        handler: () => "export const TextareaAutosize = 'textarea'",
      },
    },
    {
      name: 'prune-federation',
      apply: 'build',
      transform: {
        filter: { id: /@module-federation\/runtime-core\/dist\/core\.js$/ },
        handler: (code) =>
          code
            .replace(SNAPSHOTS, NO_SNAPSHOTS)
            .replace(SWITCH, (_all, declared, name) => (declared ? '' : literalOf(name))),
      },
    },
    {
      name: 'prune-federation-preload',
      apply: 'build',
      transform: {
        filter: { id: /@module-federation\/runtime-core\/dist\/utils\/preload\.js$/ },
        handler: () => NO_PRELOADS,
      },
    },
    {
      name: 'prune-federation-scripts',
      apply: 'build',
      transform: {
        filter: { id: /@module-federation\/sdk\/dist\/dom\.js$/ },
        handler: (code) => code.replace(LOADS_SCRIPTS, LOADS_NONE),
      },
    },
    {
      name: 'prune-federation-debug',
      apply: 'build',
      transform: {
        filter: { id: /@module-federation\/sdk\/dist\/env\.js$/ },
        handler: (code) => code.replace(ASKS_STORAGE, ASKS_NONE),
      },
    },
    {
      name: 'prune-federation-ranges',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/semver\/index\.js$/ },
        handler: (_id, importer) =>
          importer?.includes('/runtime-core/') ? fileURLToPath(import.meta.resolve('./satisfies.ts')) : null,
      },
    },
    {
      name: 'prune-package-json',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /@module-federation\/runtime\/package\.json$/ },
        handler: (code) => JSON.stringify({ version: (JSON.parse(code) as { version: string }).version }),
      },
    },
  ]
}

const literalOf = (name: string) => SWITCHES[name as keyof typeof SWITCHES]
