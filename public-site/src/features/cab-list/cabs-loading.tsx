import { Skeleton } from 'shared-ui'
import classes from './cab-list.module.css'

/** Shown in place of the cards while they load. */
export const CabsLoading = () => (
  <div className={classes.grid}>
    <Skeleton h={440} />
    <Skeleton h={440} />
    <Skeleton h={440} />
  </div>
)
