import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Three: Story = {}
export const OnSurface: Story = { args: { section: { ...testSections.timeline, tone: 'surface' } } }
