// @vitest-environment happy-dom
import { composeStories } from '@storybook/react-vite'
import { describe, it } from 'vitest'

interface Playable {
  readonly run: () => Promise<void>
}

/** Every story is rendered and played, as Storybook does it. */
const files = import.meta.glob<Parameters<typeof composeStories>[0]>(['./**/*.stories.tsx', '!./node_modules/**'], { eager: true })

describe.each(Object.entries(files))('%s', (_, stories) => {
  for (const [name, story] of Object.entries<Playable>(composeStories(stories))) it(name, () => story.run())
})
