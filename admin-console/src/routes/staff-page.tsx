import { useState } from 'react'
import { Button } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { AddStaff } from '../features/staff/add-staff.tsx'
import { StaffTable } from '../features/staff/staff-table.tsx'
import { useStaff } from '../features/staff/use-staff.ts'

/** /staff: who works at the desk. */
export default function StaffPage() {
  const query = useStaff()
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title="Staff"
      description="Accounts of the desk. Each colleague has one."
      actions={<Button onClick={() => setAdding(true)}>Add a colleague</Button>}
    >
      <Loaded query={query} what="the staff">
        {(staff) => <StaffTable staff={staff} onChanged={() => query.mutate()} />}
      </Loaded>
      <AddStaff opened={adding} onClose={() => setAdding(false)} onAdded={() => query.mutate()} />
    </Page>
  )
}
