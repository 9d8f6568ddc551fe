type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = '#content :is(input, textarea, select)'

const isTick = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type)
const stateOf = (field: Field) => (isTick(field) ? field.checked : field.value)

const early = new Map<Field, { state: string | boolean; place: number }>()
let focused: { field: Field; place: number } | undefined

const allFields = () => [...document.querySelectorAll<Field>(FIELDS)]

/**
 * The field itself, or the one that React has drawn in its place: where a password manager has put its signs beside the
 * fields of the HTML, nothing of that is taken over.
 */
function inItsPlace(field: Field, place: number): Field | undefined {
  const now = field.isConnected ? field : allFields()[place]
  return now?.type === field.type ? now : undefined
}

/**
 * Remembers what was typed and chosen in a page that came as HTML, just before its code takes the fields over, and
 * while it does: React puts back what it knows before it hears of a change.
 */
export function rememberTyped(): void {
  for (const [place, field] of allFields().entries()) {
    if (isTouched(field)) keep(field)
    if (field === document.activeElement) focused = { field, place }
  }
  document.addEventListener('input', remember, true)
}

function remember({ target }: Event) {
  const field = target as Field
  if (field.matches(FIELDS)) keep(field)
}

const keep = (field: Field) => early.set(field, { state: stateOf(field), place: allFields().indexOf(field) })

let pressed: HTMLElement | null = null

/**
 * Remembers the last button that is pressed to no effect in a page that came as HTML. To be called before the shell takes
 * its part of it over: from then on React stops a press on its way down while nobody is there to be told of it. What comes
 * up again was answered.
 */
export function rememberPressed(): void {
  for (const capture of [true, false]) document.addEventListener('click', press, capture)
}

function press({ target, isTrusted, eventPhase }: Event) {
  if (!isTrusted) return
  const down = eventPhase === Event.CAPTURING_PHASE
  pressed = down ? (target as Element).closest<HTMLElement>('#content button') : null
}

/** Tells the page's code what was remembered, as if it were typed and pressed now. */
export function handOverTyped(): void {
  document.removeEventListener('input', remember, true)
  for (const [field, { state, place }] of early) enter(inItsPlace(field, place), state)
  if (focused && document.activeElement === document.body) inItsPlace(focused.field, focused.place)?.focus()
  early.clear()
  // Later: the code may have taken the page over because of a press, which is still on its way to it.
  setTimeout(() => pressed?.click())
}

function isTouched(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  return field.value !== field.defaultValue
}

function enter(field: Field | undefined, state: string | boolean) {
  if (!field) return
  // Parts of a page respond only when they are touched: what asks for that comes before what is typed.
  field.dispatchEvent(new Event('auxclick', { bubbles: true }))
  if (isTick(field)) {
    field.checked = field.defaultChecked
    if (state !== field.checked) field.click()
    return
  }
  // React compares with what it last saw through the field's own setter: the second write goes past that one.
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', state, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
