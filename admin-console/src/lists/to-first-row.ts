/** After a step to another page: the list comes into sight from its start, where one has gone below that. */
export function toFirstRow() {
  const list = document.querySelector('main table')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
