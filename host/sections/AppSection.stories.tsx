import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/App',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.app },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

/** Server-rendered, and what is shown until the remote loads. */
export const Waiting: Story = {}
