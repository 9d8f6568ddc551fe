import { staffUpload } from '../../api/staff-call.ts'
import { Page } from '../../components/page.tsx'
import { useAdd } from '../../editing/use-record.tsx'
import { withPicture } from '../../files/with-picture.ts'
import { onLastPage } from '../../lists/use-paged-rows.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { PackageForm } from './package-form.tsx'
import type { PackageKind } from './package-kinds.ts'
import { NEW_PACKAGE, type PackageValues } from './package-values.ts'
import { toSend, usePackageForm } from './use-package-form.ts'

/** The page of a new package. */
export const CreatePackagePage = ({ kind }: { kind: PackageKind }) => (
  <Page {...kind.texts().pages.create}>
    <CreatePackage kind={kind} />
  </Page>
)

/** Adds a package; success leads to its list (docs/product.md, Packages at the desk), where it is the last one. */
function CreatePackage({ kind }: { kind: PackageKind }) {
  const state = usePackageForm(kind, NEW_PACKAGE)
  const { form, files } = state
  const { send, sending } = useAdd({
    form,
    labels: kind.labels(),
    failed: kind.texts().notCreated,
    saved: kind.texts().created,
    next: onLastPage(kind.paths.list),
    create: (values: PackageValues, options) => {
      const chosen = toSend(files)
      return staffUpload(chosen, (client) => kind.create(client, values, chosen, options))
    },
  })
  const onSubmit = withPicture(form, files.imageUrl, (values) => send(values))
  const texts = packagesTexts()
  return <PackageForm {...state} {...sending} {...{ kind, onSubmit }} storedPdf={null} submitLabel={texts.create} />
}
