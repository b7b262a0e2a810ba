import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/App',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.app },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

/** Server-rendered, and what is shown until the remote loads. */
export const Waiting: Story = {}
