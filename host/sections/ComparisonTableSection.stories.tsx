import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Comparison table',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.comparisonTable },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {}
export const FourTiers: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.comparisonTable,
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
/** On a phone, four columns scroll sideways with the row names above them. */
export const FourTiersOnAPhone: Story = { ...FourTiers, globals: { viewport: { value: 'phone' } } }
/** Three columns fit on a phone. */
export const ThreeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    section: {
      ...SECTION_EXAMPLES.comparisonTable,
      heading: 'Five companies closed more than 217,000 homes in 2022',
      columns: ['Homes closed, 2022', 'Revenue, 2022', 'Headquarters'],
      highlightedColumn: null,
      rows: [
        { label: '1. D.R. Horton', cells: ['82,930', '$32.7B', 'Arlington, Texas'] },
        { label: '5. Meritage Homes', cells: ['14,106', '$6.2B', 'Scottsdale, Arizona'] },
      ],
      source: 'BUILDER 100, 2023 list',
    },
  },
}
export const NothingHighlighted: Story = {
  args: { section: { ...SECTION_EXAMPLES.comparisonTable, highlightedColumn: null, tone: 'surface' } },
}
