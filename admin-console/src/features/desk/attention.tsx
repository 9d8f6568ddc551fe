import type { DeskSummary } from 'shared-api/contract'
import { Link, Paper, SimpleGrid, Text } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'
import classes from './attention.module.css'

/** Where nothing waits. */
const BY_PICK_UP = `${paths.bookings.href()}?sort=-pickUp`

/** How many things wait for somebody, each a way to them. */
export function Attention({ summary }: { summary: DeskSummary }) {
  const {
    newBookings,
    newEnquiries,
    lateEnquiries,
    unsentMailTotal,
    dueTripsTotal,
    overTripsTotal,
    unpaidTotal,
    reportedTotal,
  } = summary
  const { counts: texts, waiting, papers } = deskTexts()
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} data-screen-only>
      <Count label={texts.newBookings} count={newBookings} to={`${paths.bookings.href()}?status=new`} />
      <Count label={waiting.due} count={dueTripsTotal} to={dueTripsTotal > 0 ? '#due' : BY_PICK_UP} />
      <Count label={waiting.over} count={overTripsTotal} to={overTripsTotal > 0 ? '#over' : BY_PICK_UP} />
      <Count
        label={lateEnquiries > 0 ? texts.lateEnquiries({ late: lateEnquiries }) : texts.newEnquiries}
        count={newEnquiries}
        to={`${paths.enquiries.href()}?status=new`}
      />
      <Count label={texts.unsentMail} count={unsentMailTotal} to="#unsent-mail" />
      <Count label={texts.pickUpsToday} count={summary.pickUpsToday.length} to="#later" />
      {reportedTotal > 0 && <Count label={texts.reported} count={reportedTotal} to="#to-look-at" />}
      <Count label={texts.unpaid} count={unpaidTotal} to={`${paths.bookings.href()}?status=ended&paid=open`} />
      <Count label={papers.title} count={summary.papersToRenewTotal} to="#papers" />
    </SimpleGrid>
  )
}

const Count = ({ label, count, to }: { label: string; count: number; to: string }) => (
  <Paper component={Link} to={to} withBorder p="md" className={classes.count} data-some={count > 0 || undefined}>
    <Text className={classes.figure}>{count.toLocaleString('en-IN')}</Text>
    <Text size="sm">{label}</Text>
  </Paper>
)
