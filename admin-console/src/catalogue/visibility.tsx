import type { Visibility } from 'shared-api/contract'
import { Badge, NativeSelect } from 'shared-ui'

/** What the desk calls each status of a cab or package. */
export const VISIBILITY_WORDS: Record<Visibility, string> = { public: 'Published', hidden: 'Hidden', draft: 'Draft' }
const COLOURS: Record<Visibility, string> = { public: 'green', hidden: 'gray', draft: 'yellow' }

const CHOICES: { value: Visibility; label: string }[] = [
  { value: 'public', label: 'Published: visitors see it' },
  { value: 'hidden', label: 'Hidden: it was published, and the desk alone sees it' },
  { value: 'draft', label: 'Draft: not finished, and the desk alone sees it' },
]

/** Whether visitors see it. */
export const VisibilityBadge = ({ visibility }: { visibility: Visibility }) => (
  <Badge color={COLOURS[visibility]} size="sm">
    {VISIBILITY_WORDS[visibility]}
  </Badge>
)

type FieldProps = { value?: string; onChange: (event: unknown) => void }

/** Who sees a cab or package; takes the input props of a form's `visibility`. */
export const VisibilityField = (props: FieldProps) => <NativeSelect label="Status" data={CHOICES} {...props} />
