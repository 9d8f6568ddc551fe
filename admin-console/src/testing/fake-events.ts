import { onTestFinished, vi } from 'vitest'

/** Replaces EventSource by a source that the test controls; returns those that were opened. */
export function fakeEvents() {
  class FakeSource extends EventTarget {
    static CLOSED = 2
    readyState = 0
    onopen: (() => void) | null = null
    onerror: (() => void) | null = null
    readonly url: string
    constructor(url: string) {
      super()
      this.url = url
      sources.push(this)
    }
    close() {
      this.readyState = FakeSource.CLOSED
    }
    send(name: string, id: string) {
      this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify({ id }) }))
    }
    /** The server refuses, and the browser gives up. */
    refuse() {
      this.readyState = FakeSource.CLOSED
      this.onerror?.()
    }
  }
  const sources: FakeSource[] = []
  vi.stubGlobal('EventSource', FakeSource)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return sources
}
