import { useState } from 'react'
import { Button } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { OwnersOnly, useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { AddStaff } from '../features/staff/add-staff.tsx'
import { StaffTable } from '../features/staff/staff-table.tsx'
import { useStaff } from '../features/staff/use-staff.ts'
import { staffTexts } from '../texts/staff.ts'

/** /staff: who works at the desk. */
export default function StaffPage() {
  const isOwner = useIsOwner()
  const texts = staffTexts()
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        isOwner && (
          <>
            <ExportList list="staff" />
            <Button onClick={() => setAdding(true)}>{texts.add.title}</Button>
          </>
        )
      }
    >
      <OwnersOnly>
        <Staff adding={adding} onClose={() => setAdding(false)} />
      </OwnersOnly>
    </Page>
  )
}

function Staff({ adding, onClose }: { adding: boolean; onClose: () => void }) {
  const query = useStaff()
  return (
    <>
      <Loaded query={query} what={staffTexts().what}>
        {(staff) => <StaffTable staff={staff} onChanged={() => query.mutate()} />}
      </Loaded>
      <AddStaff opened={adding} onClose={onClose} onAdded={() => query.mutate()} />
    </>
  )
}
