import '../src/styles.css'
import '../src/admin.css'
import type { Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { LookProvider, Title } from '../src/index.ts'

export default {
  decorators: [
    (Story, { name }) => (
      <LookProvider>
        <MemoryRouter>
          <main style={{ padding: '1.5rem' }}>
            <Title order={1} size="h4" mb="lg">
              {name}
            </Title>
            <Story />
          </main>
        </MemoryRouter>
      </LookProvider>
    ),
  ],
} satisfies Preview
