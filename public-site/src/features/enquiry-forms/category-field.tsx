import { TOUR_CATEGORIES, type TourCategory } from 'shared-api/contract'
import { NativeSelect, type useForm } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'getInputProps'>
  /** A category in words; its name if left out. */
  textOf?: (category: TourCategory) => string
}

/** Basic or Premium. */
export const CategoryField = ({ form, textOf = (category) => commonTexts().categories[category] }: Props) => (
  <NativeSelect
    label={enquiryTexts().labels.category}
    required
    data={[
      { value: '', label: enquiryTexts().choose, disabled: true },
      ...TOUR_CATEGORIES.map((value) => ({ value, label: textOf(value) })),
    ]}
    {...form.getInputProps('category')}
  />
)
