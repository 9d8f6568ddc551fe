import type { Visibility } from 'shared-api/contract'
import classes from './named-cell.module.css'
import { VisibilityBadge } from './visibility.tsx'

type Props = { name: string; visibility: Visibility }

/** The cell of a name, with the status below it. */
export const NamedCell = ({ name, visibility }: Props) => (
  <>
    <span className={classes.name}>{name}</span>
    <span className={classes.status}>
      <VisibilityBadge visibility={visibility} />
    </span>
  </>
)
