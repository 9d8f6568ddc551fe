import { deleteTariff } from 'shared-api/client'
import type { Tariff } from 'shared-api/contract'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { useDelete } from '../../components/use-delete.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'

type Props = { tariff: Tariff | null; onDeleted: () => void; onClose: () => void }

/** Deletes a tariff that has never been in force, once that was confirmed. */
export function DeleteTariff({ tariff, onDeleted, onClose }: Props) {
  const texts = tariffsTexts().delete
  const remove = useDelete(texts.done, problemText)
  return (
    <ConfirmDelete
      name={tariff?.name}
      consequence={texts.consequence}
      onClose={onClose}
      onDelete={async () => tariff && remove(() => staffCall((client) => deleteTariff(client, tariff.id)))}
      onDeleted={onDeleted}
    />
  )
}
