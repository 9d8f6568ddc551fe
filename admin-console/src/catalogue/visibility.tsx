import { VISIBILITIES, type Visibility } from 'shared-api/contract'
import { Badge, NativeSelect } from 'shared-ui'
import { catalogueTexts } from '../texts/catalogue.ts'

/** What the desk calls each status of a cab or package. */
export const visibilityWord = (visibility: Visibility): string => catalogueTexts().status.words[visibility]

const COLOURS: Record<Visibility, string> = { public: 'green', hidden: 'gray', draft: 'yellow' }

/** Whether visitors see it. */
export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) => (
  <Badge color={COLOURS[visibility]} size="sm">
    {visibilityWord(visibility)}
  </Badge>
)

type FieldProps = { value?: string; onChange: (event: unknown) => void }

/** Who sees a cab or package; takes the input props of a form's `visibility`. */
export function VisibilityField(props: FieldProps) {
  const { label, choices } = catalogueTexts().status
  return (
    <NativeSelect label={label} data={VISIBILITIES.map((value) => ({ value, label: choices[value] }))} {...props} />
  )
}
