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
export const ManyLinks: Story = {
  args: {
    section: {
      ...testSections.callToAction,
      actions: [
        { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
        { label: 'Configure Project', href: '/configurator', style: 'quiet' },
        { label: 'Open the builder dashboard', href: '/builder-dashboard', style: 'plain' },
        { label: 'Operator sign-in', href: '/admin-login', style: 'plain' },
      ],
    },
  },
}
export const OnPaper: Story = { args: { section: { ...testSections.callToAction, tone: 'paper', eyebrow: 'Enterprise' } } }
