import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar } from './ProgressBar'

const meta = {
  title: 'Elements/ProgressBar',
  component: ProgressBar,
  args: { label: '57% complete, 3 steps left to see your tier', value: 57 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '57% complete, 3 steps left to see your tier' })
    await expect(bar).toHaveAttribute('aria-valuenow', '57')
  },
}
export const Nothing: Story = { args: { value: 0, label: 'Nothing answered yet' } }
export const Complete: Story = { args: { value: 7, max: 7, label: 'All answered' } }
export const UnknownEnd: Story = { args: { value: undefined, label: 'Building the PDF' } }
