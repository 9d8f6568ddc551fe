import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
