import { Link } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import classes from './parts.module.css'

/** The parts of the settings, by their name in the URL. */
const PARTS = {
  company: 'Company',
  office: 'Office',
  money: 'Money',
  mail: 'Mail',
  look: 'Look',
  texts: 'Texts',
  questions: 'Questions',
  history: 'History',
} as const
export type PartName = keyof typeof PARTS

/** The part that a URL names; the first one else. */
export const partOf = (name: string | null): PartName =>
  name !== null && Object.hasOwn(PARTS, name) ? (name as PartName) : 'company'

/** Links to the parts. */
export const PartLinks = ({ current }: { current: PartName }) => (
  <nav aria-label="Settings">
    <ul className={classes.parts}>
      {Object.entries(PARTS).map(([name, label]) => (
        <li key={name}>
          <Link
            to={paths.settings.href(name)}
            className={classes.part}
            aria-current={name === current ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
