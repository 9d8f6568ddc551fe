import type { MailStatus } from 'shared-api/contract'
import { TitledCard } from '../components/titled-card.tsx'
import { MailList } from './mail-list.tsx'

type Props = { mails: MailStatus[]; onRetried: () => void }

/** The mails of one record. */
export const MailCard = (props: Props) => (
  <TitledCard title="Messages" screenOnly>
    <MailList {...props} />
  </TitledCard>
)
