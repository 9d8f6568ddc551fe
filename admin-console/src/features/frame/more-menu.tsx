import { Link } from 'shared-ui'
import { useIsOwner } from '../../components/owners-only.tsx'
import { frameTexts } from '../../texts/frame.ts'
import { Account } from './account.tsx'
import { doorsOf, type Group } from './doors.ts'
import classes from './more-menu.module.css'

/** What is behind More, for the person's role; on a phone the account too. */
export function MoreMenu() {
  const groups = doorsOf(useIsOwner()).find(({ name }) => name === 'more')?.groups ?? []
  return (
    <>
      <ul className={classes.menu}>
        {groups.map((group) => (
          <li key={group.entries[0]?.name}>
            <Row {...group} />
          </li>
        ))}
      </ul>
      <div className={classes.account}>
        <Account className={classes.link} />
      </div>
    </>
  )
}

/** A single page is a line that leads to it; of several each has its link, below their name. */
function Row({ name, Icon, entries }: Group) {
  const { groups, pages } = frameTexts()
  return (
    <>
      <Icon />
      <div className={classes.entries}>
        {name && <span className={classes.name}>{groups[name]}</span>}
        {entries.map((entry) => (
          <Link key={entry.name} to={entry.href} className={classes.link}>
            {pages[entry.name]}
          </Link>
        ))}
      </div>
    </>
  )
}
