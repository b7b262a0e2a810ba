import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from '../badge/Badge'
import { Figure } from '../text/Figure'
import { RadioCards } from './RadioCards'

const options = [
  {
    value: 'integrated',
    label: 'Integrated sheathing system',
    badge: <Badge tone="ok">Recommended</Badge>,
    description: 'Water and air barrier in one panel, taped seams, no house wrap',
    aside: <Figure size="small">$4,200</Figure>,
  },
  {
    value: 'insulated',
    label: 'Insulated panels',
    description: 'Continuous R-6 outside the studs, fewer thermal bridges, 2 weeks lead time',
    aside: <Figure size="small">$6,800</Figure>,
  },
]

const meta = {
  title: 'Elements/RadioCards',
  component: RadioCards,
  args: { legend: 'Sheathing', name: 'sheathing', options, onValueChange: fn() },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = {
  args: { defaultValue: 'integrated' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: /Integrated/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Insulated/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('insulated')
  },
}
export const TwoColumns: Story = { args: { columns: 2, defaultValue: 'insulated' } }
export const Invalid: Story = {
  args: { error: 'Please choose an option', hint: 'Both options here brace the frame' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Sheathing' })).toHaveAccessibleDescription(
      'Both options here brace the frame Please choose an option',
    )
  },
}
export const OneDisabled: Story = {
  args: {
    options: options.map((option, index) =>
      index === 1 ? { ...option, disabled: true, description: 'Out of stock until December 14' } : option,
    ),
  },
}
export const LabelsOnly: Story = {
  args: {
    columns: 3,
    legend: 'Project type',
    options: [
      { value: 'rent', label: 'Build-to-Rent' },
      { value: 'sell', label: 'Build-to-Sell' },
      { value: 'custom', label: 'Custom home' },
    ],
  },
}
