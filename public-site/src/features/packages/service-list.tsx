import type { NamedItem } from 'shared-api/contract'
import { CheckIcon, CloseIcon } from 'shared-ui/icons'
import { Fold } from '../../components/fold.tsx'
import { packagesTexts } from '../../texts/packages.ts'
import classes from './service-list.module.css'

/** Services shown at first; more are folded. */
const AT_A_GLANCE = 5

/** The services of a package. A long list is folded. */
export function ServiceList({ services }: { services: NamedItem[] }) {
  // One that would be folded alone takes no more room than the line that unfolds it.
  const fold = services.length > AT_A_GLANCE + 1 ? AT_A_GLANCE : services.length
  const more = services.slice(fold)
  return (
    <div>
      <Ticks services={services.slice(0, fold)} />
      {more.length > 0 && (
        <Fold label={packagesTexts().moreServices({ count: more.length })}>
          <Ticks services={more} />
        </Fold>
      )}
    </div>
  )
}

const Ticks = ({ services }: { services: NamedItem[] }) => <TickList items={services.map(({ name }) => name)} />

/** What is in a package, or with `out` what is not. */
export const TickList = ({ items, out = false }: { items: string[]; out?: boolean }) => (
  <ul className={classes.list}>
    {items.map((name, at) => (
      <li key={at} className={classes.service}>
        {out ? <CloseIcon size={16} className={classes.cross} /> : <CheckIcon size={16} className={classes.tick} />}
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
