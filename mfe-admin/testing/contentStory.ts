import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { screen, within } from 'storybook/test'
import { samplePages } from './samplePages'
import { storyAnswers } from './storyAnswers'

export const [guide, benefits, wind] = samplePages

/** The URL of a page on the content screen. */
export const at = (id: string | undefined, tab?: string) => `/content-management?page=${id}${tab ? `&tab=${tab}` : ''}`
export const editor = () => fakeSessionServer({ role: 'editor' })

/** Base of every content story: the whole screen with a signed-in editor. */
export const CONTENT_STORY = {
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/content-management', answers: () => storyAnswers(editor()) },
}

export const place = () => screen.getByTestId('place')
export const sidebar = () => within(screen.getByRole('navigation', { name: 'Pages' }))
