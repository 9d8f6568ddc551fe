import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Group, Stack, Text, Title } from 'shared-ui'
import classes from './state-message.module.css'

// Few pages are ever empty, and without the drawing one says as much.
const lazyRoad = () =>
  lazy(() =>
    import('shared-ui/illustrations/roads').then(
      ({ EmptyRoad }) => ({ default: EmptyRoad }),
      () => ({ default: () => <></> }),
    ),
  )

type Props = {
  title: string
  children: ReactNode
  /** The ways on: links and buttons. */
  actions?: ReactNode
  /** A failure is announced immediately. */
  failure?: boolean
}

/** Shown in place of a list or form that is empty, failed or missing, with a way on. */
export function StateMessage({ title, children, actions, failure = false }: Props) {
  // In state: a lazy component keeps its failure, so each mount needs a new one.
  const [EmptyRoad] = useState(lazyRoad)
  return (
    <Stack className={classes.message} role={failure ? 'alert' : undefined} align="center" gap="sm">
      <div className={classes.art} aria-hidden="true">
        <Suspense>
          <EmptyRoad />
        </Suspense>
      </div>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text component="div" c="dimmed" maw="32rem">
        {children}
      </Text>
      {actions && (
        <Group justify="center" mt="xs">
          {actions}
        </Group>
      )}
    </Stack>
  )
}
