import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Feature grid',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.featureGrid },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const FourColumns: Story = {}
export const ThreeColumns: Story = { args: { section: { ...testSections.featureGrid, columns: 3, tone: 'surface' } } }
export const TwoColumnsWithoutIcons: Story = {
  args: {
    section: {
      ...testSections.featureGrid,
      columns: 2,
      features: testSections.featureGrid.features.map((feature) => ({ ...feature, icon: null })),
    },
  },
}
export const HeadingWithLinks: Story = {
  args: {
    section: {
      ...testSections.featureGrid,
      intro: null,
      actions: [
        { label: 'Schedule a demo', href: '/contact', style: 'quiet' },
        { label: 'Watch the live demo', href: '/live-demo', style: 'plain' },
      ],
    },
  },
}
