import type { ReactNode } from 'react'
import { Button, Skeleton, Stack, VisuallyHidden } from 'shared-ui'
import { keepsPlace } from '../lib/keep-place.ts'
import type { Query } from '../lib/queries.ts'
import { commonTexts } from '../texts/common.ts'
import { StateMessage } from './state-message.tsx'

type Props<Data> = {
  query: Query<Data>
  /** The name of the data, as in 'We could not load {what}'. */
  what: string
  children: (data: Data) => ReactNode
  /** Shown while the data load. */
  placeholder?: ReactNode
  /** Another way on, next to Try again. */
  otherWay?: ReactNode
}

/** Shows data once they are there; until then a placeholder, and after a failure a message with a way on. */
export const Loaded = <Data,>(props: Props<Data>) => (
  <div ref={keepsPlace}>
    <Now {...props} />
  </div>
)

function Now<Data>({ query, what, children, placeholder = <Lines />, otherWay }: Props<Data>) {
  const t = commonTexts()
  if (query.data !== undefined) return children(query.data)
  if (!query.failed) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t.loading({ what })}</VisuallyHidden>
        {placeholder}
      </div>
    )
  }
  return (
    <StateMessage
      failure
      title={t.notLoaded({ what })}
      actions={
        <>
          <Button onClick={query.retry}>{t.retry}</Button>
          {otherWay}
        </>
      }
    >
      {t.notLoadedWhy}
    </StateMessage>
  )
}

const Lines = () => (
  <Stack>
    <Skeleton h={32} w="50%" />
    <Skeleton h={18} />
    <Skeleton h={18} w="85%" />
    <Skeleton h={18} w="70%" />
  </Stack>
)
