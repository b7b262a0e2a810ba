import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { fontFaceCss } from '../foundation/fontFaceCss'
import { globalCss } from '../foundation/globalCss'
import { keepFocus } from '../foundation/keepFocus'
import { dismissToast, shownToast } from '../foundation/toast'
import { tokensCss } from '../tokens/tokensCss'
import { StoryBoundary, takeStoryError } from './StoryBoundary'
import { settled } from './settled'
import { stayOnPage, takeRefusedPage } from './stayOnPage'
import { configureWaits } from './waits'

const addresses: Readonly<Record<string, string>> = {
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2': archivo,
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': inter,
}

const sheet = document.createElement('style')
sheet.textContent = fontFaceCss((file) => addresses[file.specifier]) + tokensCss + globalCss
document.head.prepend(sheet)

stayOnPage()
keepFocus()

// Waits end as soon as the condition holds; this is only the limit for a busy machine.
configure({ asyncUtilTimeout: 60_000 })

const preview: Preview = {
  beforeAll: configureWaits,
  // React finishes its work after every story's render too.
  mount: (context) => async () => {
    await context.renderToCanvas()
    if (process.env.NODE_ENV === 'production') await settled()
    return context.canvas
  },
  // A page runs many story files: each story starts with empty storage, no notices, and its own page.
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.clear()
    const left = shownToast()
    if (left) dismissToast(left.id)
    scrollTo(0, 0)
    takeStoryError()
  },
  afterEach: () => {
    const error = takeStoryError()
    if (error) throw error
    const address = takeRefusedPage()
    if (address !== undefined) throw new Error(`The story tried to leave its page for ${address}`)
  },
  tags: ['autodocs'],
  parameters: {
    // Passed checks are not listed node by node: over all stories that was 200 MB of reports.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // Each story in its own frame, so that dialogs and toasts of one do not cover the others.
    docs: { story: { inline: false, height: '20rem' } },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Principles', 'Tokens', 'Elements', 'Patterns'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' } },
        desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, context) => {
      const theme = context.globals.theme === 'dark' ? 'dark' : 'light'
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme
      }, [theme])
      return process.env.NODE_ENV === 'production' ? (
        <StoryBoundary key={context.id}>
          <Story />
        </StoryBoundary>
      ) : (
        <Story />
      )
    },
  ],
}

export default preview
