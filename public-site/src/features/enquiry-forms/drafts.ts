import { create } from 'zustand'
import { keepInTab } from '../../lib/keep-in-tab.ts'

/** What was typed into a form, by field name. */
export type Draft = Record<string, string>

/** The forms that keep a draft. One package form's draft serves every package: only the sender is typed. */
export type DraftKey = 'contact' | 'package' | 'custom-tour'

type Drafts = {
  drafts: Partial<Record<DraftKey, Draft>>
  keep: (key: DraftKey, draft: Draft) => void
  drop: (key: DraftKey) => void
}

/** Half-made enquiries, in the tab's session storage: they outlive a reload and end with the tab. */
export const useDrafts = create<Drafts>()((set) => ({
  drafts: {},
  keep: (key, draft) => set(({ drafts }) => ({ drafts: { ...drafts, [key]: draft } })),
  drop: (key) => set(({ drafts }) => ({ drafts: { ...drafts, [key]: undefined } })),
}))

keepInTab(useDrafts, { name: 'enquiry-drafts', version: 0, pick: ({ drafts }) => ({ drafts }) })

export const hasDraft = (key: DraftKey): boolean => useDrafts.getState().drafts[key] !== undefined

/** The kept draft in the shape of the form; '' for what is not in it. */
export function draftOf<Values extends Draft>(key: DraftKey, empty: Values): Values {
  const kept: Draft = useDrafts.getState().drafts[key] ?? {}
  return Object.fromEntries(Object.entries(empty).map(([field, blank]) => [field, kept[field] ?? blank])) as Values
}
