import { deleteCar } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import { problemStatus } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'

type Props = { cab: Cab | null; onDeleted: (cab: Cab) => void; onClose: () => void }

/** Deletes a cab once that was confirmed (`specification §4`); the messages are those of `specification §8`. */
export function DeleteCab({ cab, onDeleted, onClose }: Props) {
  const { notify } = useShell()

  const alreadyGone = () => {
    notify({ kind: 'info', message: 'Somebody else has deleted it already.' })
    return null
  }
  const remove = async () => {
    if (!cab) return null
    try {
      await staffCall((client) => deleteCar(client, cab._id))
      notify({ kind: 'success', message: 'Car deleted successfully!' })
      return null
    } catch (cause) {
      if (problemStatus(cause) === 404) return alreadyGone()
      return 'Failed to delete car. Please try again.'
    }
  }

  return (
    <ConfirmDelete
      name={cab ? `${cab.brand} ${cab.carModel}` : undefined}
      consequence="It leaves all lists. Bookings made with it keep what they say of it."
      onClose={onClose}
      onDelete={remove}
      onDeleted={() => cab && onDeleted(cab)}
    />
  )
}
