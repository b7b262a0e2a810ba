import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionStory } from '../../testing/SectionStory'

const meta = {
  title: 'Sections/Projections',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.projections },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const SixYears: Story = {
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /^Total revenue/ })
    await expect(total).toHaveTextContent('Total revenue$5.12M$12.71M$25.21M$49.42M$96.52M$142.8M')
    await expect(canvas.getByRole('row', { name: /^Gross margin/ })).toHaveTextContent('Gross margin30%35%40%44%46%48%')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** Without scenarios and assumptions. */
export const FiguresOnly: Story = {
  args: { section: { ...SECTION_EXAMPLES.projections, tone: 'paper', marketCases: [], assumptions: [] } },
}
