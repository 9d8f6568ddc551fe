import { DESK_EVENTS, DeskEvent, type DeskEventName } from 'shared-api/contract'
import { apiOrigin } from './origin.ts'

/** A page that is hidden for so long stops listening, in ms: without HTTP/2 a browser opens six connections for all its tabs. */
const HIDDEN_MS = 10_000
/** How long to wait after the server refused, in ms. If it does not answer, the browser itself tries again. */
const REFUSED_MS = 60_000

type Handlers = {
  onEvent: (name: DeskEventName, id: string) => void
  /** Events may have been missed. */
  onGap: () => void
}

/** Listens to what changes, while the page is shown; returns the function that ends it (docs/product.md, Events). */
export function listenToDesk({ onEvent, onGap }: Handlers): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false

  function open() {
    source = new EventSource(`${apiOrigin}/api/v1/events`, { withCredentials: true })
    source.onopen = () => {
      if (wasOpen) onGap()
      wasOpen = true
    }
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return
      close()
      timer = setTimeout(open, REFUSED_MS)
    }
    for (const name of DESK_EVENTS)
      source.addEventListener(name, ({ data }) => onEvent(name, DeskEvent.parse(JSON.parse(data)).id))
  }

  function close() {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function onVisibility() {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, HIDDEN_MS)
    else if (!source) open()
  }

  document.addEventListener('visibilitychange', onVisibility)
  if (!document.hidden) open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    close()
  }
}
