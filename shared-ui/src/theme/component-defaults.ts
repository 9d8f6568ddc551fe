import type { MantineThemeOverride } from '@mantine/core'

/** Heights of fields and buttons by size: md is a thumb's width (48 px), sm is for a table's toolbar (40 px). */
const FIELD_HEIGHT = { sm: '2.5rem', md: '3rem', lg: '3.5rem' }

const field = { defaultProps: { size: 'md' } }
const heightOf = (size: unknown) => FIELD_HEIGHT[size as keyof typeof FIELD_HEIGHT]

/*
 * Plain objects, not Button.extend(): naming the components here would pull every one of them into the first chunk.
 */
export const components: MantineThemeOverride['components'] = {
  ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
  Alert: { defaultProps: { radius: 'md' } },
  Anchor: { defaultProps: { underline: 'always' } },
  Autocomplete: field,
  Badge: { defaultProps: { variant: 'light', size: 'lg', radius: 'sm', tt: 'none', fw: 600 } },
  Button: {
    defaultProps: { size: 'md' },
    vars: (_theme: unknown, props: { size?: unknown }) => ({
      root: { '--button-height': heightOf(props.size), '--button-fz': props.size === 'lg' ? '1.125rem' : undefined },
    }),
  },
  Checkbox: field,
  CloseButton: { defaultProps: { size: 44 } },
  Container: { defaultProps: { size: 'var(--page-width)', px: 'var(--page-gutter)' } },
  DateInput: field,
  DatePickerInput: field,
  Input: {
    defaultProps: { size: 'md' },
    vars: (_theme: unknown, props: { size?: unknown; multiline?: boolean }) => ({
      wrapper: props.multiline ? {} : { '--input-height': heightOf(props.size) },
    }),
  },
  InputWrapper: field,
  Loader: { defaultProps: { type: 'dots' } },
  // The chevron is a picture without a name.
  NativeSelect: { defaultProps: { size: 'md', rightSectionProps: { 'aria-hidden': true } } },
  Paper: { defaultProps: { radius: 'lg' } },
  PasswordInput: field,
  Radio: field,
  SegmentedControl: { defaultProps: { size: 'md', radius: 'md', fullWidth: true } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Switch: field,
  Textarea: { defaultProps: { size: 'md', rows: 4 } },
  TextInput: field,
}
