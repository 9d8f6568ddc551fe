import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseChangesetFile } from '@changesets/parse'

type Changeset = ReturnType<typeof parseChangesetFile>

const textOf = ({ releases, summary }: Changeset) =>
  `---\n${releases.map(({ name, type }) => `"${name}": ${type}`).join('\n')}\n---\n\n${summary}\n`

/**
 * Gives the part a file of its own for each changeset of the folder that names other parts too, since each part is
 * released alone. Returns whether a changeset names the part.
 * @throws Error that names the file which is no changeset.
 */
export async function separateChangesets(folder: string, part: string): Promise<boolean> {
  let isNamed = false
  const files = await readdir(folder)
  for (const file of files.filter((one) => one.endsWith('.md') && one !== 'README.md')) {
    const { releases, summary } = await readChangeset(join(folder, file))
    const { own = [], others = [] } = Object.groupBy(releases, ({ name }) => (name === part ? 'own' : 'others'))
    isNamed ||= own.length > 0
    if (own.length === 0 || others.length === 0) continue
    await writeFile(join(folder, file.replace('.md', `-${part}.md`)), textOf({ releases: own, summary }))
    await writeFile(join(folder, file), textOf({ releases: others, summary }))
  }
  return isNamed
}

async function readChangeset(place: string): Promise<Changeset> {
  try {
    return parseChangesetFile(await readFile(place, 'utf8'))
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
