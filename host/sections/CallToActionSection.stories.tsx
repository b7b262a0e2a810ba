import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Call to action',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.callToAction },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const OnInk: Story = {}
export const OnPaper: Story = { args: { section: { ...testSections.callToAction, tone: 'paper', eyebrow: 'Enterprise' } } }
