import type { ReactNode } from 'react'
import { Text } from 'shared-ui'
import { AddPictures } from '../../catalogue/add-pictures.tsx'
import { ActionButton } from '../../components/action-button.tsx'
import { FieldGroup } from '../../components/field-group.tsx'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { fleetTexts } from '../../texts/fleet.ts'

type Props = {
  /** Its address; '' for none. */
  photo: string
  error: ReactNode
  onChange: (photo: string) => void
  onBusy: (busy: boolean) => void
}

/** The photo of a driver who agrees: it is stored at once, and is the driver's once the form is saved. */
export function DriverPhoto({ photo, error, onChange, onBusy }: Props) {
  const t = fleetTexts().driver
  return (
    <FieldGroup legend={t.photo} isPart>
      <Text size="sm" c="dimmed">
        {t.photoNote}
      </Text>
      {photo ? (
        <>
          <Thumbnail imageUrl={photo} />
          <ActionButton size="sm" variant="light" onClick={() => onChange('')}>
            {t.removePhoto}
          </ActionButton>
        </>
      ) : (
        <AddPictures room={1} error={error} onStored={onChange} onBusy={onBusy} />
      )}
    </FieldGroup>
  )
}
