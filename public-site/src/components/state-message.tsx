import type { ReactNode } from 'react'
import { Group, Stack, Text, Title } from 'shared-ui'
import { EmptyRoad } from 'shared-ui/illustrations'
import classes from './state-message.module.css'

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
  return (
    <Stack className={classes.message} role={failure ? 'alert' : undefined} align="center" gap="sm">
      <div className={classes.art} aria-hidden="true">
        <EmptyRoad />
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
