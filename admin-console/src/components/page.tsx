import type { ReactNode } from 'react'
import { Group, Stack, Text, Title } from 'shared-ui'
import { useNews } from '../api/use-news.ts'
import { commonTexts } from '../texts/common.ts'

type Props = {
  title: string
  /** One sentence for the browser and, shown, for a new colleague. */
  description: string
  /** Shown in the place of the description. */
  line?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of the console: title, actions, content. */
export function Page({ title, description, line, actions, children }: Props) {
  const news = useNews(({ count }) => count)
  return (
    <Stack gap="lg" pb="xl">
      <title>{commonTexts().pageTitle({ title, news })}</title>
      <meta name="description" content={description} />
      <Group justify="space-between" align="flex-end">
        <div style={LONG_NAMES}>
          <Title size="h2">{title}</Title>
          {line ?? (
            <Text c="dimmed" size="sm">
              {description}
            </Text>
          )}
        </div>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  )
}

/** A title may be a name that a visitor typed; actions stand beside it where there is room. */
const LONG_NAMES = { overflowWrap: 'anywhere', flex: '1 1 24rem' } as const
