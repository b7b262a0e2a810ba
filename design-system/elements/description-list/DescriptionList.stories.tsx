import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DescriptionList } from './DescriptionList'

const meta = {
  title: 'Elements/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Project location', detail: 'Dayton, OH' },
      { term: 'Project type', detail: 'Build-to-Rent' },
      { term: 'Email', detail: 'dana.whitfield.operations@a-very-long-company-name.example' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}
export const Stacked: Story = { args: { variant: 'stacked' } }
export const Figures: Story = {
  args: {
    variant: 'figures',
    items: [
      { term: 'The Schiff, 1,350 sq ft', detail: '$42,500' },
      { term: 'Slab, insulated stem wall', detail: '$8,500' },
      { term: 'Integrated sheathing', detail: '$4,200' },
      { term: 'Total', detail: '$55,200', total: true },
    ],
  },
}

/** On a phone a long detail wraps, not the letters of its term. */
export const FiguresWithWords: Story = {
  args: {
    variant: 'figures',
    items: [
      { term: 'Valid until', detail: 'December 29, 2026 (end of day, Eastern Time)' },
      { term: 'Total', detail: '$32,700', total: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '17rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const term = document.createRange()
    term.selectNodeContents(within(canvasElement).getByText('Valid until'))
    await expect(term.getClientRects(), 'lines').toHaveLength(1)
  },
}
