import { type RefObject, useEffect } from 'react'

/** Starts a dialog in the first field of its form that is still empty; the dialog itself would choose the close button. */
export function useStartInForm(opened: boolean, content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!opened) return
    const fields = [...(content.current?.querySelectorAll('input') ?? [])]
    fields.find(({ value }) => value === '')?.focus()
  }, [opened])
}
