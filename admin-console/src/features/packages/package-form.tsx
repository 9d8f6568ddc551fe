import { type FormEventHandler, useState } from 'react'
import { TOUR_CATEGORIES } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { Anchor, NativeSelect, SimpleGrid, Stack, TextInput, useForm } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { FormFooter } from '../../editing/form-footer.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { FileField } from '../../files/file-field.tsx'
import { PictureField } from '../../files/picture-field.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { type Item, ItemListField } from './item-list-field.tsx'
import type { PackageKind } from './package-kinds.ts'
import type { PackageValues } from './package-values.ts'

type ChosenFiles = { imageUrl: File | null; pdf: File | null }

/** Entries of the lists that are still being written: saved now, they would be lost without a word. */
type Written = { newService: string; newCategory: string }
type FormValues = PackageValues & Written
const NOTHING_WRITTEN: Written = { newService: '', newCategory: '' }

function notAdded({ newService, newCategory }: Written): Record<string, string> {
  return {
    ...(newService.trim() && { newService: 'Add this service first, or clear it' }),
    ...(newCategory.trim() && { newCategory: 'Add this category first, or clear it' }),
  }
}

/** The state of a package form: its values and the newly chosen files. */
export function usePackageForm({ validate }: PackageKind, initialValues: PackageValues) {
  const form = useForm<FormValues>({
    initialValues: { ...initialValues, ...NOTHING_WRITTEN },
    validate: (values) => ({ ...validate(plainTexts(values)), ...notAdded(values) }),
    transformValues: plainTexts,
    onSubmitPreventDefault: 'always',
  })
  const [files, setFiles] = useState<ChosenFiles>({ imageUrl: null, pdf: null })
  const choose = (field: keyof ChosenFiles) => (file: File | null) => {
    setFiles((before) => ({ ...before, [field]: file }))
    form.clearFieldError(field)
  }
  return { form, files, setFiles, choose }
}

/** The chosen files as the client takes them. */
export const toSend = ({ imageUrl, pdf }: ChosenFiles) => ({ imageUrl: imageUrl ?? undefined, pdf: pdf ?? undefined })

type Props = ReturnType<typeof usePackageForm> & {
  kind: PackageKind
  stored: { imageUrl: string; pdf: string | null }
  submitLabel: string
  onSubmit: FormEventHandler<HTMLFormElement>
  failure: string | null
  progress: number | null
  /** True once it is saved: leaving needs no question. */
  done: boolean
}

/** The fields of a package, for new ones and edits of both kinds. Without a new file the stored one stays. */
export function PackageForm({ kind, form, files, choose, stored, progress, ...props }: Props) {
  const { values, setFieldValue, getInputProps } = form
  const unsaved = form.isDirty() || files.imageUrl !== null || files.pdf !== null
  // The contract calls them `category`, and so do the errors.
  const chooseCategories = (categories: Item[]) => {
    setFieldValue('categories', categories)
    form.clearFieldError('category')
  }
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <Stack maw="44rem">
        <SentFields busy={progress !== null}>
          <TextInput label="Name" required {...getInputProps('name')} />
          {kind.isTour && <TourFields form={form} />}
          <ItemListField
            label="Services"
            entry="service"
            items={values.services}
            onItems={(services) => setFieldValue('services', services)}
            typed={values.newService}
            onTyped={(text) => setFieldValue('newService', text)}
            error={form.errors.newService ?? form.errors.services}
          />
          {!kind.isTour && (
            <ItemListField
              label="Categories"
              entry="category"
              items={values.categories}
              onItems={chooseCategories}
              typed={values.newCategory}
              onTyped={(text) => setFieldValue('newCategory', text)}
              error={form.errors.newCategory ?? form.errors.category}
            />
          )}
          <PictureField
            label="Picture"
            alt={values.name}
            required={!stored.imageUrl}
            stored={stored.imageUrl}
            file={files.imageUrl}
            onFile={choose('imageUrl')}
            error={form.errors.imageUrl}
            progress={progress}
          />
          <FileField
            label="PDF"
            kind="pdf"
            file={files.pdf}
            onFile={choose('pdf')}
            error={form.errors.pdf}
            progress={progress}
          >
            {stored.pdf && (
              <Anchor href={fileUrl(stored.pdf)} download>
                Download the stored PDF
              </Anchor>
            )}
          </FileField>
        </SentFields>
        <FormFooter
          failure={props.failure}
          errors={form.errors}
          busy={progress !== null}
          submitLabel={props.submitLabel}
          cancelHref={useWayBack(kind.paths.list)}
        />
      </Stack>
      <UnsavedGuard unsaved={!props.done && unsaved} />
    </form>
  )
}

/** What only a tour has: its number of persons, and one of two categories (docs/product.md, Package fields). */
const TourFields = ({ form }: Pick<Props, 'form'>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextInput label="Number of persons" inputMode="numeric" required {...form.getInputProps('numberOfPersons')} />
    <NativeSelect label="Category" data={[...TOUR_CATEGORIES]} required {...form.getInputProps('category')} />
  </SimpleGrid>
)
