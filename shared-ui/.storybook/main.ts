import type { StorybookConfig } from '@storybook/react-vite'
import { basicFont } from '../build/basic-font.ts'

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), basicFont()] }),
} satisfies StorybookConfig
