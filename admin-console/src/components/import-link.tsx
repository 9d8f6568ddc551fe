import type { ImportKind } from 'shared-api/contract'
import { Button, Link } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { commonTexts } from '../texts/common.ts'
import { useIsOwner } from './owners-only.tsx'

/** Leads owners to the import of such records. */
export const ImportLink = ({ what }: { what: ImportKind }) =>
  useIsOwner() && (
    <Button component={Link} to={paths.import.href(what)} size="sm" variant="default">
      {commonTexts().import}
    </Button>
  )
