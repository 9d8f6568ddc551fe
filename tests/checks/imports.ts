import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { brokenDecorations } from './decorations.ts'
import { importRules, partsIn } from './import-rules.ts'

/** The imports under `top` that break a rule, each as a line for a person. */
export async function brokenImportRules(top: string): Promise<string[]> {
  const { output } = await cruise(
    partsIn(top),
    {
      baseDir: top,
      validate: true,
      ruleSet: { forbidden: importRules(top) },
      // TypeScript 7 has no parser to offer yet.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // Build output; npm packages may have such folders too.
      exclude: { path: '^[^/]+/dist(-standalone|-stories)?/' },
      cache: { folder: join(top, 'node_modules/.cache/imports'), strategy: 'content', compress: false },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  )
  if (typeof output === 'string') throw new Error(`unexpected report: ${output}`)
  return [...violationsOf(output), ...brokenDecorations(top, importsIn(output))]
}

const importsIn = ({ modules }: ICruiseResult) =>
  new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  )

function violationsOf(output: ICruiseResult): string[] {
  if (output.summary.totalDependenciesCruised === 0) throw new Error('no import was found: the parser does not work')
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

if (import.meta.main) {
  const broken = await brokenImportRules(join(import.meta.dirname, '../..'))
  for (const line of broken) console.error(line)
  process.exitCode = broken.length > 0 ? 1 : 0
}
