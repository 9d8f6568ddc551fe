import { Link } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { settingsTexts } from '../../texts/settings.ts'
import classes from './parts.module.css'

/** The parts of the settings, by their name in the URL. */
const PARTS = ['company', 'office', 'money', 'mail', 'look', 'texts', 'questions', 'history'] as const
export type PartName = (typeof PARTS)[number]

/** The part that a URL names; the first one else. */
export const partOf = (name: string | null): PartName => PARTS.find((part) => part === name) ?? 'company'

/** Links to the parts. */
export function PartLinks({ current }: { current: PartName }) {
  const texts = settingsTexts()
  return (
    <nav aria-label={texts.title}>
      <ul className={classes.parts}>
        {PARTS.map((name) => (
          <li key={name}>
            <Link
              to={paths.settings.href(name)}
              className={classes.part}
              aria-current={name === current ? 'page' : undefined}
            >
              {texts.parts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
