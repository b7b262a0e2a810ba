import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Steps',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.steps },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

/** Rows beside the heading. */
export const Three: Story = {}
/** Boxes side by side. */
export const Five: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.steps,
      steps: ['Price', 'Terms', 'Shop', 'Make', 'Pay'].map((title) => ({ title, text: `What happens when it comes to '${title}'.` })),
    },
  },
}
export const WithoutDurations: Story = {
  args: { section: { ...SECTION_EXAMPLES.steps, steps: SECTION_EXAMPLES.steps.steps.map(({ title, text }) => ({ title, text })) } },
}
