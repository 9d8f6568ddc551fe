import { useState } from 'react'
import { CAB_CLASSES, TRIP_TYPES } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { Checkbox, Group, NativeSelect, SimpleGrid, TextInput, useForm } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { storingProblem } from '../../catalogue/gallery-values.ts'
import { OtherLanguages } from '../../catalogue/other-languages.tsx'
import { PicturesFields } from '../../catalogue/pictures-fields.tsx'
import { VisibilityField } from '../../catalogue/visibility.tsx'
import { cabName } from '../../components/cab-name.ts'
import { paths } from '../../config/paths.ts'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { RecordForm, type RecordFormProps } from '../../editing/record-form.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { buildChoices, type CabValues, cabTexts, validateCab } from './cab-values.ts'

/** The state of a cab form: its values and the newly chosen picture. */
export function useCabForm(initialValues: CabValues) {
  const form = useForm<CabValues>({
    initialValues,
    validate: (values) => ({ ...validateCab(values), ...storingProblem(values) }),
    transformValues: plainTexts,
    onSubmitPreventDefault: 'always',
  })
  const [picture, setPicture] = useState<File | null>(null)
  return { form, picture, setPicture }
}

type Props = RecordFormProps & ReturnType<typeof useCabForm>

/** The fields of a cab, for a new one and for an edit (docs/product.md, Cab fields). */
export function CabForm({ form, picture, setPicture, ...props }: Props) {
  const t = cabsTexts()
  const choices = buildChoices()
  const setFile = (file: File | null) => {
    setPicture(file)
    form.clearFieldError('imageUrl')
  }
  return (
    <RecordForm
      {...props}
      errors={form.errors}
      unsaved={form.isDirty() || picture !== null}
      cancelHref={useWayBack(paths.cabs.href())}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t.fields.carModel} required {...form.getInputProps('carModel')} />
        <TextInput label={t.fields.brand} required {...form.getInputProps('brand')} />
        <TextInput
          label={t.fields.price}
          description={t.hints.price}
          inputMode="decimal"
          required
          {...form.getInputProps('price')}
        />
        <TextInput
          label={t.fields.seats}
          description={t.hints.seats}
          inputMode="numeric"
          required
          {...form.getInputProps('seats')}
        />
        <NativeSelect
          label={t.fields.cabClass}
          description={t.hints.cabClass}
          data={[
            { value: '', label: t.noClass },
            ...CAB_CLASSES.map((value) => ({ value, label: sharedTexts().cabClasses[value] })),
          ]}
          {...form.getInputProps('cabClass')}
        />
        <NativeSelect label={t.fields.transmission} data={choices.gearbox} {...form.getInputProps('transmission')} />
        <NativeSelect label={t.fields.fuel} data={choices.fuel} {...form.getInputProps('fuel')} />
      </SimpleGrid>
      <VisibilityField {...form.getInputProps('visibility')} />
      <GrowingTextarea label={t.fields.description} required {...form.getInputProps('description')} />
      <Checkbox.Group
        label={t.fields.category}
        description={t.hints.category}
        required
        {...form.getInputProps('category')}
      >
        <Group mt="xs">
          {TRIP_TYPES.map((trip) => (
            <Checkbox key={trip} value={trip} label={t.tripTypes[trip]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Switch label={t.fields.availability} {...form.getInputProps('availability', { type: 'checkbox' })} />
      <PicturesFields
        form={form}
        name={cabName(form.values)}
        file={picture}
        onFile={setFile}
        progress={props.progress}
      />
      <OtherLanguages form={form} texts={cabTexts(form.values)} />
    </RecordForm>
  )
}
