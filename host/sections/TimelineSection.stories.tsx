import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Timeline',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.timeline },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

const downwards = testSections.timeline.events.flatMap((event) => [
  event,
  { ...event, title: `${event.title} again` },
  { ...event, when: 'Later' },
])

/** Up to six events fit along a dimension line. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top)
  },
}
export const Downwards: Story = {
  args: { section: { ...testSections.timeline, events: downwards } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
  },
}
export const OnSurface: Story = { args: { section: { ...testSections.timeline, tone: 'surface' } } }
