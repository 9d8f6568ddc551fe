import type { ComponentProps, ReactNode } from 'react'
import { MAX_PICTURE_TEXT } from 'shared-api/contract'
import { Stack, TextInput } from 'shared-ui'
import { PictureField } from '../files/picture-field.tsx'
import { catalogueTexts } from '../texts/catalogue.ts'
import { GalleryField } from './gallery-field.tsx'
import { type PictureValues, shownFirst } from './gallery-values.ts'

type Form = ComponentProps<typeof GalleryField>['form'] & {
  values: PictureValues
  setFieldValue: {
    (field: 'cover' | 'coverText', value: string): void
    (field: 'coverTextIn', value: PictureValues['coverTextIn']): void
    (field: 'gallery', value: PictureValues['gallery']): void
    (field: 'isStoring', value: boolean): void
  }
  errors: Record<string, ReactNode>
}
type Props = {
  form: Form
  /** What they are pictures of. */
  name: string
  /** The newly chosen first picture. */
  file: File | null
  onFile: (file: File | null) => void
  progress: number | null
}

/** The first picture, which lists show, and the gallery; each with words for those who do not see it. */
export function PicturesFields({ form, name, file, onFile, progress }: Props) {
  const t = catalogueTexts().pictures
  const { values, setFieldValue } = form
  const showFirst = (at: number) => {
    const { cover, coverText, coverTextIn, gallery } = shownFirst(values, at)
    setFieldValue('cover', cover)
    setFieldValue('coverText', coverText)
    setFieldValue('coverTextIn', coverTextIn)
    setFieldValue('gallery', gallery)
  }
  return (
    <>
      <Stack gap="xs">
        <PictureField
          label={t.picture}
          alt={name}
          required={!values.cover}
          stored={values.cover}
          file={file}
          onFile={onFile}
          error={form.errors.imageUrl}
          progress={progress}
        />
        <TextInput
          label={t.firstShows}
          description={t.firstHint}
          autoComplete="off"
          maxLength={MAX_PICTURE_TEXT}
          {...form.getInputProps('coverText')}
        />
      </Stack>
      <GalleryField
        form={form}
        pictures={values.gallery}
        // One that is not stored yet has no address.
        onFirst={values.cover && !file ? showFirst : undefined}
        onBusy={(busy) => setFieldValue('isStoring', busy)}
      />
    </>
  )
}
