import { Skeleton } from 'shared-ui'
import classes from './cab-list.module.css'

/** Stands in for the cards while they are on the way. */
export const CabsLoading = () => (
  <div className={classes.grid}>
    <Skeleton h={440} />
    <Skeleton h={440} />
    <Skeleton h={440} />
  </div>
)
