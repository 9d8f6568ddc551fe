import type { ReactNode } from 'react'

export type DrawingProps = {
  id?: string
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

/** The `svg` of each drawing. */
export function Drawing({ id, title, className, viewBox, cover = false, children }: Props) {
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
    >
      {children}
    </svg>
  )
}

/** The colours of art.css by short names. */
export const art = (name: string): string => `var(--art-${name})`
