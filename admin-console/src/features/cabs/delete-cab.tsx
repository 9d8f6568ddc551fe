import { deleteCar } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { DeleteQuestion, useUses } from '../../catalogue/delete-question.tsx'
import { cabName } from '../../components/cab-name.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { useDelete } from '../../components/use-delete.ts'
import { cabsTexts } from '../../texts/cabs.ts'

type Props = { cab: Cab | null; onDeleted: (cab: Cab) => void; onClose: () => void }

/** Deletes a cab once that was confirmed (docs/product.md, Messages of the desk). */
export function DeleteCab({ cab, onDeleted, onClose }: Props) {
  const t = cabsTexts()
  const uses = useUses('cabs', cab)
  const remove = useDelete(t.deleted, () => t.notDeleted)
  return (
    <ConfirmDelete
      name={cab ? cabName(cab) : undefined}
      consequence={t.consequence}
      onClose={onClose}
      onDelete={async () => cab && remove(() => staffCall((client) => deleteCar(client, cab._id)))}
      onDeleted={() => cab && onDeleted(cab)}
      refused={Boolean(uses.reply?.refusal)}
    >
      {cab && <DeleteQuestion record={cab} uses={uses} />}
    </ConfirmDelete>
  )
}
