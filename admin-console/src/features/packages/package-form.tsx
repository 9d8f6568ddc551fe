import { TOUR_CATEGORIES } from 'shared-api/contract'
import { Anchor, NativeSelect, SimpleGrid, TextInput } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { OtherLanguages } from '../../catalogue/other-languages.tsx'
import { PicturesFields } from '../../catalogue/pictures-fields.tsx'
import { VisibilityField } from '../../catalogue/visibility.tsx'
import { FieldGroup } from '../../components/field-group.tsx'
import { RecordForm, type RecordFormProps } from '../../editing/record-form.tsx'
import { FileField } from '../../files/file-field.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { DetailsFields } from './details-fields.tsx'
import { type Item, ItemListField } from './item-list-field.tsx'
import type { PackageKind } from './package-kinds.ts'
import { packageTexts } from './package-translations.ts'
import type { PackageFormState, usePackageForm } from './use-package-form.ts'

type Props = RecordFormProps &
  Omit<ReturnType<typeof usePackageForm>, 'setFiles'> & {
    kind: PackageKind
    /** The address of the stored PDF. */
    storedPdf: string | null
  }

/** The fields of a package, for new ones and edits of both kinds. Without a new file the stored one stays. */
export function PackageForm({ kind, form, files, choose, storedPdf, ...props }: Props) {
  const t = packagesTexts()
  const unsaved = form.isDirty() || files.imageUrl !== null || files.pdf !== null
  return (
    <RecordForm {...props} errors={form.errors} unsaved={unsaved} cancelHref={useWayBack(kind.paths.list)}>
      <TextInput label={t.fields.name} required {...form.getInputProps('name')} />
      <VisibilityField {...form.getInputProps('visibility')} />
      {kind.isTour && <TourFields form={form} />}
      <Services form={form} />
      {!kind.isTour && <Categories form={form} />}
      <DetailsFields form={form} />
      <FieldGroup legend={t.parts.files} isPart>
        <PicturesFields
          form={form}
          name={form.values.name}
          file={files.imageUrl}
          onFile={choose('imageUrl')}
          progress={props.progress}
        />
        <FileField
          label={t.fields.pdf}
          kind="pdf"
          file={files.pdf}
          onFile={choose('pdf')}
          error={form.errors.pdf}
          progress={props.progress}
        >
          {storedPdf && (
            <Anchor href={fileUrl(storedPdf)} download>
              {t.storedPdf}
            </Anchor>
          )}
        </FileField>
      </FieldGroup>
      <OtherLanguages form={form} texts={packageTexts(form.values, kind.isTour)} />
    </RecordForm>
  )
}

type FieldProps = { form: PackageFormState }

const Services = ({ form: { values, errors, setFieldValue } }: FieldProps) => (
  <ItemListField
    label={packagesTexts().fields.services}
    entry={packagesTexts().entries.service}
    items={values.services}
    onItems={(services) => setFieldValue('services', services)}
    typed={values.newService}
    onTyped={(text) => setFieldValue('newService', text)}
    error={errors.newService ?? errors.services}
  />
)

function Categories({ form }: FieldProps) {
  const { values, errors, setFieldValue } = form
  // The contract calls them `category`, and so do the errors.
  const choose = (categories: Item[]) => {
    setFieldValue('categories', categories)
    form.clearFieldError('category')
  }
  return (
    <ItemListField
      label={packagesTexts().fields.categories}
      entry={packagesTexts().entries.category}
      items={values.categories}
      onItems={choose}
      typed={values.newCategory}
      onTyped={(text) => setFieldValue('newCategory', text)}
      error={errors.newCategory ?? errors.category}
    />
  )
}

/** What only a tour has: its number of persons, and one of two categories (docs/product.md, Package fields). */
const TourFields = ({ form }: FieldProps) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextInput
      label={packagesTexts().fields.numberOfPersons}
      inputMode="numeric"
      required
      {...form.getInputProps('numberOfPersons')}
    />
    <NativeSelect
      label={packagesTexts().fields.category}
      data={[...TOUR_CATEGORIES]}
      required
      {...form.getInputProps('category')}
    />
  </SimpleGrid>
)
