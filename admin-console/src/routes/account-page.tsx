import { SimpleGrid, useShell } from 'shared-ui'
import { Page } from '../components/page.tsx'
import { ChangePassword } from '../features/staff/change-password.tsx'
import { SignOutEverywhere } from '../features/staff/sign-out-everywhere.tsx'

/** /account: one's own account. */
export default function AccountPage() {
  const { session } = useShell()
  return (
    <Page title="My account" description={`${session.user?.name}, ${session.user?.email}`}>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <ChangePassword />
        <SignOutEverywhere />
      </SimpleGrid>
    </Page>
  )
}
