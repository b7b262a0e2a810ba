import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Feature grid',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.featureGrid },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const FourColumns: Story = {}
export const ThreeColumns: Story = { args: { section: { ...SECTION_EXAMPLES.featureGrid, columns: 3, tone: 'surface' } } }
export const TwoColumnsWithoutIcons: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.featureGrid,
      columns: 2,
      features: SECTION_EXAMPLES.featureGrid.features.map((feature) => ({ ...feature, icon: null })),
    },
  },
}
export const HeadingWithLinks: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.featureGrid,
      intro: null,
      actions: [
        { label: 'Schedule a demo', href: '/contact', style: 'quiet' },
        { label: 'Watch the live demo', href: '/live-demo', style: 'plain' },
      ],
    },
  },
}
