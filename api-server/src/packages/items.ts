import type { HolidayFields, NamedItem, TourCategory } from 'shared-api/contract'
import { newId } from '../platform/ids.ts'

/** Items as they are stored: each with an id, the one that came with it or a new one. */
export const toItems = (items: HolidayFields['services']): NamedItem[] =>
  items.map((item) =>
    typeof item === 'string' ? { id: newId(), name: item } : { id: item.id ?? newId(), name: item.name },
  )

/** A tour's category as the list that the public pages read. */
export const tourCategoryItems = (category: TourCategory): NamedItem[] => [
  { id: category.toLowerCase(), name: category },
]

export const itemsText = (items: NamedItem[]): string => JSON.stringify(items)
