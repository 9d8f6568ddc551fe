import { TOUR_CATEGORIES } from 'shared-api/contract'
import { NativeSelect, type useForm } from 'shared-ui'

const CHOICES = [{ value: '', label: 'Choose…', disabled: true }, ...TOUR_CATEGORIES]

/** Basic or Premium (`specification §9`). */
export const CategoryField = ({ form }: { form: Pick<ReturnType<typeof useForm>, 'getInputProps'> }) => (
  <NativeSelect label="Category" required data={CHOICES} {...form.getInputProps('category')} />
)
