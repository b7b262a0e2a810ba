import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Rich text',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.richText },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {}
export const WithActions: Story = {
  args: { section: { ...SECTION_EXAMPLES.richText, actions: [{ label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' }] } },
}
