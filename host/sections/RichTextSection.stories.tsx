import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Rich text',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.richText },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {}
export const WithActions: Story = {
  args: { section: { ...testSections.richText, actions: [{ label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' }] } },
}
