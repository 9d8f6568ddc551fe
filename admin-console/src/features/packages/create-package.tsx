import { staffUpload } from '../../api/staff-call.ts'
import { Page } from '../../components/page.tsx'
import { useSubmit } from '../../editing/use-submit.ts'
import { withPicture } from '../../files/with-picture.ts'
import { onLastPage } from '../../lists/use-paged-rows.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { PackageForm } from './package-form.tsx'
import type { PackageKind } from './package-kinds.ts'
import { NEW_PACKAGE } from './package-values.ts'
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
  const { submit, ...sending } = useSubmit({
    form,
    labels: kind.labels(),
    failed: kind.texts().notCreated,
    saved: kind.texts().created,
    next: onLastPage(kind.paths.list),
  })

  const onSubmit = withPicture(form, files.imageUrl, (values) =>
    submit(async (options) => {
      const chosen = toSend(files)
      await staffUpload(chosen, (client) => kind.create(client, values, chosen, options))
      return true
    }),
  )

  return (
    <PackageForm
      {...state}
      {...sending}
      kind={kind}
      storedPdf={null}
      submitLabel={packagesTexts().create}
      onSubmit={onSubmit}
    />
  )
}
