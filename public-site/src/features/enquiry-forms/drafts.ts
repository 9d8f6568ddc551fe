import { create } from 'zustand'
import { keepInTab } from '../../lib/keep-in-tab.ts'
import { NO_SENDER } from './sender-fields.tsx'

/** Typed values of a form by field; `about` names the package. */
export type Draft = Record<string, string>

/** The forms that keep a draft. One package form's draft serves every package: its sender is typed once. */
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

/**
 * The stored draft in the shape of the form; '' for missing values. Of a draft about another package only the sender.
 */
export function draftOf<Values extends Draft>(key: DraftKey, empty: Values, about: string): Values {
  const kept: Draft = useDrafts.getState().drafts[key] ?? {}
  const same = (kept.about ?? '') === about
  const fields = Object.entries(empty).map(([field, blank]) => {
    return [field, same || field in NO_SENDER ? (kept[field] ?? blank) : blank]
  })
  return Object.fromEntries(fields) as Values
}
