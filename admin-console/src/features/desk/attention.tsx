import type { DeskSummary } from 'shared-api/contract'
import { Link, Paper, SimpleGrid, Text } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import classes from './attention.module.css'
import { DUE, OVER } from './waiting-trips.tsx'

/** Where nothing waits. */
const BY_PICK_UP = `${paths.bookings.href()}?sort=-pickUp`

/** How many things wait for somebody, each a way to them. */
export function Attention({ summary }: { summary: DeskSummary }) {
  const { newBookings, newEnquiries, lateEnquiries, unsentMailTotal, dueTripsTotal, overTripsTotal, unpaidTotal } =
    summary
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} data-screen-only>
      <Count label="New bookings" count={newBookings} to={`${paths.bookings.href()}?status=new`} />
      <Count label={DUE.title} count={dueTripsTotal} to={dueTripsTotal > 0 ? `#${DUE.id}` : BY_PICK_UP} />
      <Count label={OVER.title} count={overTripsTotal} to={overTripsTotal > 0 ? `#${OVER.id}` : BY_PICK_UP} />
      <Count
        label={lateEnquiries > 0 ? `New enquiries, ${lateEnquiries} for over a day` : 'New enquiries'}
        count={newEnquiries}
        to={`${paths.enquiries.href()}?status=new`}
      />
      <Count label="Unsent mail" count={unsentMailTotal} to="#unsent-mail" />
      <Count label="Pick-ups today" count={summary.pickUpsToday.length} to="#later" />
      <Count label="Ended, not paid" count={unpaidTotal} to={`${paths.bookings.href()}?status=ended&paid=open`} />
      <Count label="Papers to renew" count={summary.papersToRenewTotal} to="#papers" />
    </SimpleGrid>
  )
}

const Count = ({ label, count, to }: { label: string; count: number; to: string }) => (
  <Paper component={Link} to={to} withBorder p="md" className={classes.count} data-some={count > 0 || undefined}>
    <Text className={classes.figure}>{count.toLocaleString('en-IN')}</Text>
    <Text size="sm">{label}</Text>
  </Paper>
)
