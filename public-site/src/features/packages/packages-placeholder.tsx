import { Skeleton } from 'shared-ui'
import classes from './package-browser.module.css'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of a list of packages that is on the way. */
export const PackagesPlaceholder = () => (
  <div className={classes.grid}>
    {CARDS.map((card) => (
      <Skeleton key={card} h={420} radius="lg" />
    ))}
  </div>
)
