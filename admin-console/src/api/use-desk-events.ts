import { useEffect } from 'react'
import type { DeskEventName } from 'shared-api/contract'
import { useSWRConfig } from 'swr'
import { listenToDesk } from './desk-events.ts'

/** Events that come together are one reading of each list, after so many ms. */
const TOGETHER_MS = 50

const SUMMARY = '/api/v1/desk/summary'
const BOARD = '/api/v1/board'
/** The lists that show a record. */
const LISTS: Record<DeskEventName, string[]> = {
  booking: ['/api/v1/bookings', SUMMARY, BOARD],
  enquiry: ['/api/v1/enquiries', SUMMARY],
  vehicle: ['/api/v1/vehicles', SUMMARY, BOARD],
  driver: ['/api/v1/drivers', SUMMARY, BOARD],
  cab: ['/api/v1/cabs', BOARD],
  tariff: ['/api/v1/tariffs'],
  payment: ['/api/v1/to-look-at', SUMMARY],
}
/** Pages of records that are read again; a form keeps what it began with until it is saved. */
const PAGES: Partial<Record<DeskEventName, (id: string) => string[]>> = {
  booking: (id) => [`/api/v1/bookings/${id}`],
  enquiry: (id) => [`/api/v1/enquiries/${id}`, `/api/v1/enquiries/${id}/quotations`],
}
const ANY_PAGE = /^\/api\/v1\/(bookings|enquiries)\/[^/]+(\/quotations)?$/

/** Reads again what the page shows as soon as somebody changes it (docs/product.md, Events). */
export function useDeskEvents() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const changed = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAgain = () => {
      const paths = new Set(changed)
      changed.clear()
      timer = undefined
      mutate((key) => paths.has(pathOf(key)))
    }
    const stop = listenToDesk({
      onEvent(name, id) {
        for (const path of [...LISTS[name], PAGES[name]?.(id) ?? []].flat()) changed.add(path)
        timer ??= setTimeout(readAgain, TOGETHER_MS)
      },
      onGap() {
        const lists = new Set(Object.values(LISTS).flat())
        mutate((key) => lists.has(pathOf(key)) || ANY_PAGE.test(pathOf(key)))
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [mutate])
}

/** The path of a query's key. */
const pathOf = (key: unknown): string => String(Array.isArray(key) ? key[0] : key)
