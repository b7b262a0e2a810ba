import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Quote',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.quote },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const OnInk: Story = {}
export const Anonymous: Story = { args: { section: { ...SECTION_EXAMPLES.quote, tone: 'paper', attribution: null, role: null } } }
