import { type ReactNode, useId, useState } from 'react'

export type DrawingProps = {
  /** The text alternative; without it the drawing is hidden from screen readers. */
  title?: string
  className?: string
}

type Props = DrawingProps & {
  viewBox: string
  /** Fills its box and is cut at the edges, as a picture with `object-fit: cover`. */
  cover?: boolean
  children: ReactNode
}

/** Makes React keep the existing content; a constant, or React would write it. */
const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** The `svg` of each drawing. The page's HTML of it stays: a drawing needs no code. */
export function Drawing({ title, className, viewBox, cover = false, children }: Props) {
  const id = useId()
  const [came] = useState(() => 'document' in globalThis && document.getElementById(id) !== null)
  return (
    <svg
      id={id}
      viewBox={viewBox}
      className={className}
      preserveAspectRatio={cover ? 'xMidYMax slice' : 'xMidYMid meet'}
      focusable="false"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      {...(came ? AS_IT_CAME : { children })}
    />
  )
}

/** The colours of art.css by short names. */
export const art = (name: string): string => `var(--art-${name})`
