import { useState } from 'react'
import { plainTexts } from 'shared-api/india'
import { useForm } from 'shared-ui'
import { storingProblem } from '../../catalogue/gallery-values.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { groupProblem } from './details-values.ts'
import type { PackageKind } from './package-kinds.ts'
import type { PackageValues } from './package-values.ts'

type ChosenFiles = { imageUrl: File | null; pdf: File | null }

/** Entries of the lists that are still being written: saved now, they would be lost without a word. */
type Unfinished = {
  newService: string
  newCategory: string
  newIncluded: string
  newNotIncluded: string
}
type FormValues = PackageValues & Unfinished

const FINISHED: Unfinished = { newService: '', newCategory: '', newIncluded: '', newNotIncluded: '' }

const ENTRIES = {
  newService: 'service',
  newCategory: 'category',
  newIncluded: 'line',
  newNotIncluded: 'line',
} as const satisfies Record<keyof Unfinished, string>

function unfinished(values: Unfinished): Record<string, string> {
  const { entries, list } = packagesTexts()
  const fields = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]
  const written = fields.filter((field) => values[field].trim())
  return Object.fromEntries(written.map((field) => [field, list.unfinished({ entry: entries[ENTRIES[field]] })]))
}

export type PackageFormState = ReturnType<typeof usePackageForm>['form']

/** The state of a package form: its values and the newly chosen files. */
export function usePackageForm({ validate }: PackageKind, initialValues: PackageValues) {
  const form = useForm<FormValues>({
    initialValues: { ...initialValues, ...FINISHED },
    validate: (values) => ({
      ...validate(plainTexts(values)),
      ...groupProblem(values),
      ...unfinished(values),
      ...storingProblem(values),
    }),
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
