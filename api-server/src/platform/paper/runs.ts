import bidiFactory from 'bidi-js'
import { type Script, scriptsOf } from './fonts.ts'

/** A part of a line in one font, as it is set from left to right. */
export type Run = { script: Script; text: string }
type Leveled = Run & { level: number }

const bidi = bidiFactory()
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** The runs of one printable line in the order of the page: Arabic words stand right to left, the line left to right. */
export function runsOf(line: string): Run[] {
  const letters = Array.from(line)
  const scripts = line.split(/(?<= )/).flatMap(scriptsOf)
  const levels = RIGHT_TO_LEFT.test(line) ? levelsOf(letters) : letters.map(() => 0)
  const runs: Leveled[] = []
  for (const [at, text] of letters.entries()) {
    const [script = 'tamil', level = 0] = [scripts[at], levels[at]]
    const last = runs.at(-1)
    // fontkit turns a run of Arabic letters round, but not what goes left to right among them, such as digits.
    const joins = last?.script === script && last.level === level && !(script === 'arabic' && level % 2 === 0)
    if (joins) last.text += text
    else runs.push({ script, level, text })
  }
  return inOrder(runs).map((run) => (run.level % 2 === 1 && run.script !== 'arabic' ? turned(run) : run))
}

/** Levels by letter: bidi-js counts UTF-16 units. */
function levelsOf(letters: string[]): number[] {
  const { levels } = bidi.getEmbeddingLevels(letters.join(''), 'ltr')
  let unit = 0
  return letters.map((letter) => {
    const level = levels[unit] ?? 0
    unit += letter.length
    return level
  })
}

const turned = ({ script, text }: Run): Run => ({
  script,
  text: Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .reverse()
    .join(''),
})

/** Reverses each stretch of runs of a level, the highest first (rule L2 of the Unicode bidirectional algorithm). */
function inOrder(runs: Leveled[]): Leveled[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  return ordered
}
