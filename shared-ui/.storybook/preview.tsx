import '../src/styles.css'
import '../src/admin.css'
import type { Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { LookProvider } from '../src/index.ts'

export default {
  decorators: [
    (Story) => (
      <LookProvider>
        <MemoryRouter>
          <main style={{ padding: '1.5rem' }}>
            <Story />
          </main>
        </MemoryRouter>
      </LookProvider>
    ),
  ],
} satisfies Preview
