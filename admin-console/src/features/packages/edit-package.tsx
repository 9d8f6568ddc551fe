import type { Versioned } from 'shared-api/client'
import { useParams } from 'shared-ui'
import { staffCall, staffUpload } from '../../api/staff-call.ts'
import { Loaded } from '../../components/loaded.tsx'
import { Page } from '../../components/page.tsx'
import { type ChosenFile, fileWords } from '../../editing/chosen-file.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useFresh } from '../../editing/use-fresh.ts'
import { useEdit } from '../../editing/use-record.tsx'
import type { Version } from '../../editing/use-versions.ts'
import { useWayBack } from '../../lists/use-way-back.ts'
import { catalogueTexts } from '../../texts/catalogue.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { PackageForm } from './package-form.tsx'
import type { PackageKind } from './package-kinds.ts'
import { type PackageValues, packageWords, type StoredPackage, valuesOf } from './package-values.ts'
import { toSend, usePackageForm } from './use-package-form.ts'

const readPackage = (kind: PackageKind, id: string) => staffCall((client) => kind.read(client, id))

type Edited = Omit<PackageValues, 'cover' | 'isStoring'> & { picture: ChosenFile; brochure: ChosenFile }
const editedWords = (): FieldWords<Edited> => ({
  ...packageWords(),
  picture: fileWords(catalogueTexts().pictures.picture),
  brochure: fileWords(packagesTexts().fields.pdf),
})

const versionOf = ({ reply, etag }: Versioned<StoredPackage>): Version<Edited> => ({
  values: {
    ...valuesOf(reply),
    picture: { stored: reply.imageUrl, file: null },
    brochure: { stored: reply.pdf, file: null },
  },
  etag,
})

type Props = { kind: PackageKind; version: Versioned<StoredPackage> }

/** The page of a stored package. */
export function EditPackagePage({ kind }: { kind: PackageKind }) {
  const { id = '' } = useParams()
  const query = useFresh(`${kind.listKey}/${id}`, () => readPackage(kind, id))
  const texts = kind.texts().pages
  return (
    <Page {...texts.edit}>
      <Loaded query={query} what={texts.package}>
        {(version) => <EditPackage key={id} kind={kind} version={version} />}
      </Loaded>
    </Page>
  )
}

/** Edits a stored package; success leads back to its list. */
function EditPackage({ kind, version }: Props) {
  const { _id: id, pdf } = version.reply
  const state = usePackageForm(kind, valuesOf(version.reply))
  const { form, files, setFiles } = state
  const { send, sending, question } = useEdit({
    form,
    labels: kind.labels(),
    failed: kind.texts().notUpdated,
    saved: kind.texts().updated,
    next: useWayBack(kind.paths.list),
    ...{ words: editedWords(), version, versionOf },
    read: () => readPackage(kind, id),
    update: (edited, options) => {
      const chosen = toSend(filesOf(edited))
      return staffUpload(chosen, (client) => kind.update(client, id, withCover(edited), chosen, options))
    },
    show: (edited) => {
      form.setValues(withCover(edited))
      setFiles(filesOf(edited))
    },
  })
  const onSubmit = ({ cover, ...values }: PackageValues) =>
    send({
      ...values,
      picture: { stored: cover, file: files.imageUrl },
      brochure: { stored: pdf, file: files.pdf },
    })

  return (
    <>
      <PackageForm
        {...state}
        {...sending}
        kind={kind}
        storedPdf={pdf}
        submitLabel={packagesTexts().save}
        onSubmit={form.onSubmit(onSubmit, toFirstError)}
      />
      {question}
    </>
  )
}

/** The values of the form: with the address of the stored first picture, without the chosen files. */
const withCover = ({ picture, brochure, ...fields }: Edited): PackageValues => ({
  ...fields,
  cover: picture.stored ?? '',
  isStoring: false,
})

const filesOf = ({ picture, brochure }: Edited) => ({ imageUrl: picture.file, pdf: brochure.file })
