import type { Language } from 'shared-api/languages'
import type { FoundPage } from '../releases/page-html.ts'

/** Addresses with a parameter that wait to be rendered at most: what comes after them is served plain. */
const MAX_WAITING = 50

/** What is rendered: a path in a language, and the page that it shows. */
export type Address = { path: string; language: Language; found: FoundPage }

/** A page that is to be rendered. */
export type Job = Address & {
  /** Whether a visitor waits for it. */
  isAwaited: boolean
  /** Ends when it was rendered, or could not be. */
  done: Promise<void>
  end: () => void
}

export type RenderQueue = {
  /** The job of this address, a new one where there is none; null when too many wait already. */
  add(address: Address): Job | null
  /** The job to do next. */
  next(): Job | null
  /** Takes the job out and tells who waits for it. */
  end(job: Job): void
}

/**
 * The pages that are to be rendered: those first that somebody waits for, of these the ones of fixed addresses. So nobody
 * who asks for many packages holds up the others' pages.
 */
export function renderQueue(): RenderQueue {
  const jobs = new Map<string, Job>()

  return {
    add(address) {
      const known = jobs.get(keyOf(address))
      if (known) return known
      if (!isFixed(address.found) && jobs.size >= MAX_WAITING) return null
      const { promise, resolve } = Promise.withResolvers<void>()
      const job = { ...address, isAwaited: false, done: promise, end: resolve }
      jobs.set(keyOf(address), job)
      return job
    },
    next: () =>
      [...jobs.values()].reduce<Job | null>((first, job) => (first && rank(first) <= rank(job) ? first : job), null),
    end(job) {
      jobs.delete(keyOf(job))
      job.end()
    },
  }
}

const rank = ({ found, isAwaited }: Job) => (isAwaited ? 0 : 2) + (isFixed(found) ? 0 : 1)

/** The same for the same path in the same language. */
export const keyOf = ({ path, language }: Address) => `${language} ${path}`

/** Whether a page has one address only. */
export const isFixed = ({ page }: FoundPage) => !page.path.includes(':')
