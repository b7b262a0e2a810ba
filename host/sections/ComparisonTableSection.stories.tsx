import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Comparison table',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.comparisonTable },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {}
export const FourTiers: Story = {
  args: {
    section: {
      ...testSections.comparisonTable,
      heading: 'Four tiers, one ladder',
      columns: ['Premium', 'Preferred', 'Standard', 'Prepay'],
      highlightedColumn: 1,
      rows: [
        { label: 'Credit limit', cells: ['$500K', '$150K', '$75K', 'After history'] },
        { label: 'Deposit', cells: ['0%', '0 to 10%', '15 to 25%', '100%'] },
      ],
      source: 'Credit policy 1',
    },
  },
}
export const NothingHighlighted: Story = {
  args: { section: { ...testSections.comparisonTable, highlightedColumn: null, tone: 'surface' } },
}
