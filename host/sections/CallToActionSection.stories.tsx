import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Call to action',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.callToAction },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const OnInk: Story = {}
export const ManyLinks: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.callToAction,
      actions: [
        { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
        { label: 'Configure Project', href: '/configurator', style: 'quiet' },
        { label: 'Open the builder dashboard', href: '/builder-dashboard', style: 'plain' },
        { label: 'Operator sign-in', href: '/admin-login', style: 'plain' },
      ],
    },
  },
}
export const OnPaper: Story = { args: { section: { ...SECTION_EXAMPLES.callToAction, tone: 'paper', eyebrow: 'Enterprise' } } }
