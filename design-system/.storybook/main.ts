import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: [
    '../docs/**/*.stories.tsx',
    '../elements/**/*.stories.tsx',
    '../../remote-kit/**/*.stories.tsx',
    '../../mfe-*/**/*.stories.tsx',
    '../../host/sections/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
