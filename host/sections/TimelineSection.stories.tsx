import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Timeline',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.timeline },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

const downwards = SECTION_EXAMPLES.timeline.events.flatMap((event) => [
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
  args: { section: { ...SECTION_EXAMPLES.timeline, events: downwards } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
  },
}
export const OnSurface: Story = { args: { section: { ...SECTION_EXAMPLES.timeline, tone: 'surface' } } }
