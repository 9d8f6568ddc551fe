import { SimpleGrid, useShell } from 'shared-ui'
import { Page } from '../components/page.tsx'
import { ChangePassword } from '../features/staff/change-password.tsx'
import { MyDesk } from '../features/staff/my-desk.tsx'
import { MySessions } from '../features/staff/my-sessions.tsx'
import { useSessions } from '../features/staff/use-sessions.ts'
import { staffTexts } from '../texts/staff.ts'

/** /account: one's own account. */
export default function AccountPage() {
  const { session } = useShell()
  const sessions = useSessions()
  return (
    <Page title={staffTexts().account.title} description={`${session.user?.name}, ${session.user?.email}`}>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <ChangePassword onChanged={() => sessions.mutate()} />
        <MyDesk />
        <MySessions query={sessions} />
      </SimpleGrid>
    </Page>
  )
}
