import type { ReactNode } from 'react'
import { art, Drawing, type DrawingProps } from './drawing.tsx'

/** The pointed arch of a temple niche around the small drawings: 240 × 240. */
const ARCH = 'M16,240V112C16,84 30,70 52,58C82,42 106,34 120,10C134,34 158,42 188,58C210,70 224,84 224,112V240z'

type Props = DrawingProps & {
  /** Unique on the page; names the gradient and the clip. */
  name: string
  children: ReactNode
}

/** A small drawing under its arch, with the sky already in it. */
export function Niche({ name, children, ...props }: Props) {
  return (
    <Drawing viewBox="0 0 240 240" {...props}>
      <clipPath id={`niche-${name}`}>
        <path d={ARCH} />
      </clipPath>
      <linearGradient id={`niche-sky-${name}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={art('sky-high')} />
        <stop offset=".75" stopColor={art('sky-low')} />
      </linearGradient>
      <g clipPath={`url(#niche-${name})`}>
        <path d="M0,0H240V240H0z" fill={`url(#niche-sky-${name})`} />
        {children}
      </g>
    </Drawing>
  )
}
