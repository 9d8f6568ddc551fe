/** Mantine's `inputWrapperOrder` for a field with its hint below, where what is said back moves nothing above it. */
export const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
