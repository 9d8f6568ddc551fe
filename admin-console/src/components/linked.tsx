import type { ReactNode } from 'react'

type Props = {
  /** A sentence with the link's place in it. */
  text: (link: string) => string
  /** The link. */
  children: ReactNode
}

/** Stands for the link in the text; no text has it otherwise. */
const PLACE = '\u0000'

/** A sentence with a link in it, where the language has it. */
export function Linked({ text, children }: Props) {
  const [before, after] = text(PLACE).split(PLACE)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
