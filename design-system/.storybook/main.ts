import type { StorybookConfig } from '@storybook/react-vite'

// Tests need neither component descriptions nor docs pages.
const inTests = process.env.VITEST !== undefined

const config: StorybookConfig = {
  stories: [
    '../docs/**/*.stories.tsx',
    '../elements/**/*.stories.tsx',
    '../../remote-kit/**/*.stories.tsx',
    '../../mfe-*/**/*.stories.tsx',
    '../../host/{sections,shell}/**/*.stories.tsx',
  ],
  addons: [...(inTests ? [] : ['@storybook/addon-docs']), '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: inTests ? false : 'react-docgen' },
}

export default config
