import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../../testing/SectionStory'

const meta = {
  title: 'Sections/Chart',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.chart },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {}
export const Bars: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.chart,
      chartType: 'bar',
      unit: '%',
      heading: 'Gross margin grows with volume',
      series: [{ name: 'Gross margin', values: [30, 35, 40, 44, 46, 48] }],
    },
  },
}
/** On a phone, long labels wrap and do not overlap. */
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    section: {
      ...SECTION_EXAMPLES.chart,
      chartType: 'bar',
      unit: 'months',
      heading: 'Who it is built for decides how long it takes',
      categories: ['Built for sale', 'All single-family homes', 'By a hired contractor', 'Built for rent', 'By the owner'],
      series: [{ name: 'Months', values: [8.9, 9.6, 11.3, 11.6, 13.4] }],
    },
  },
}
export const GroupedWithALoss: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.chart,
      chartType: 'bar',
      heading: 'Profit follows the second year',
      series: [
        { name: 'Revenue', values: [5, 13, 26, 51, 98, 143] },
        { name: 'Profit', values: [-4, -1, 3, 9, 22, 38] },
      ],
    },
  },
}
export const Lines: Story = { args: { section: { ...SECTION_EXAMPLES.chart, chartType: 'line', heading: 'Three streams, one direction' } } }
export const WithTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the figures as a table'))
  },
}
