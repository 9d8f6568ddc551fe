import type { ReactNode } from 'react'

type Props = { parts: readonly (string | null | undefined)[]; between?: string }

/** Parts of one line. Each has its own direction: after a name in Arabic the parts of a phone number would change places. */
export const Parts = ({ parts, between = ' · ' }: Props) =>
  parts
    .filter((part) => part)
    .reduce<ReactNode>((line, part) => {
      const own = <bdi>{part}</bdi>
      return line === null ? (
        own
      ) : (
        <>
          {line}
          {between}
          {own}
        </>
      )
    }, null)
