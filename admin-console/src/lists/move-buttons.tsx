import { ActionIcon } from 'shared-ui'
import { KeptButton } from '../components/action-button.tsx'
import { commonTexts } from '../texts/common.ts'
import classes from './move-buttons.module.css'
import { SortMark } from './sort-mark.tsx'

type Props = {
  /** What is moved: 'day 2'. */
  name: string
  isFirst: boolean
  isLast: boolean
  /** -1 is up, 1 is down. */
  onMove: (by: -1 | 1) => void
}

/** Moves an entry of a list one place up or down. The button at an end stays: it would take the focus with it. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: Props) => (
  <span className={classes.buttons} data-screen-only>
    <MoveButton label={commonTexts().lists.moveUp({ name })} way="up" disabled={isFirst} onClick={() => onMove(-1)} />
    <MoveButton label={commonTexts().lists.moveDown({ name })} way="down" disabled={isLast} onClick={() => onMove(1)} />
  </span>
)

type ButtonProps = { label: string; way: 'up' | 'down'; disabled: boolean; onClick: () => void }

const MoveButton = ({ label, way, disabled, onClick }: ButtonProps) => (
  <ActionIcon
    component={KeptButton}
    variant="default"
    className={classes.button}
    aria-label={label}
    data-move={way}
    disabled={disabled}
    onClick={onClick}
  >
    <SortMark way={way} />
  </ActionIcon>
)
