import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Steps',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.steps },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const WithoutDurations: Story = {
  args: { section: { ...testSections.steps, steps: testSections.steps.steps.map(({ title, text }) => ({ title, text })) } },
}
