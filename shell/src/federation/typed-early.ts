type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = '#content input, #content textarea, #content select'
const fields = () => document.querySelectorAll<Field>(FIELDS)

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

let early: { field: Field; value: string }[] = []

/** Remembers what was typed and chosen in a page that came as HTML, just before its code takes the fields over. */
export function rememberTyped(): void {
  early = [...fields()].filter(isTouched).map((field) => ({ field, value: field.value }))
}

/** Tells the page's code what was remembered, as if it were typed now. */
export function handOverTyped(): void {
  const typed = early
  early = []
  for (const { field, value } of typed) if (field.isConnected) enter(field, value)
}

function isTouched(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  return field.value !== field.defaultValue
}

function enter(field: Field, value: string) {
  if (isTick(field)) {
    field.checked = field.defaultChecked
    field.click()
    return
  }
  // React compares with what it last saw through the field's own setter: the second write goes past that one.
  field.value = ''
  const proto = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
