type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = '#content :is(input, textarea, select)'

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const early = new Map<Field, string | boolean>()
const remember = (field: Field) => early.set(field, isTick(field) ? field.checked : field.value)

/**
 * Remembers what was typed and chosen in a page that came as HTML, just before its code takes the fields over, and while
 * it does: React puts back what it knows before it hears of a change.
 */
export function rememberTyped(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isTouched(field)) remember(field)
  document.addEventListener('input', rememberTarget, true)
}

const rememberTarget = ({ target }: Event) => {
  if (target instanceof Element && target.matches(FIELDS)) remember(target as Field)
}

/** Tells the page's code what was remembered, as if it were typed now. */
export function handOverTyped(): void {
  document.removeEventListener('input', rememberTarget, true)
  for (const [field, value] of early) if (field.isConnected) enter(field, value)
  early.clear()
}

function isTouched(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  return field.value !== field.defaultValue
}

function enter(field: Field, value: string | boolean) {
  // Parts of a page respond only when they are touched: what asks for that comes before what is typed.
  field.dispatchEvent(new Event('auxclick', { bubbles: true }))
  if (isTick(field)) {
    field.checked = field.defaultChecked
    if (value !== field.defaultChecked) field.click()
    return
  }
  // React compares with what it last saw through the field's own setter: the second write goes past that one.
  field.value = ''
  const proto = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
