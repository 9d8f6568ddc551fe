import type { MailStatus } from 'shared-api/contract'
import { TitledCard } from '../components/titled-card.tsx'
import { commonTexts } from '../texts/common.ts'
import { MailList } from './mail-list.tsx'

type Props = { mails: MailStatus[]; onRetried: () => void }

/** The mails of one record. */
export const MailCard = (props: Props) => (
  <TitledCard title={commonTexts().mails.title} screenOnly>
    <MailList {...props} />
  </TitledCard>
)
