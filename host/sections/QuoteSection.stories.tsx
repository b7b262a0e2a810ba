import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Quote',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.quote },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const OnInk: Story = {}
export const Anonymous: Story = { args: { section: { ...testSections.quote, tone: 'paper', attribution: null, role: null } } }
