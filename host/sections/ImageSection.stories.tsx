import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Image',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.image },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {}
export const Wide: Story = { args: { section: { ...testSections.image, wide: true, caption: null } } }
