import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './Checkbox'

const meta = { title: 'Elements/Checkbox', component: Checkbox, args: { label: 'Send me the decision by email' } } satisfies Meta<
  typeof Checkbox
>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(within(canvasElement).getByText('Send me the decision by email'))
    await expect(box).toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true, hint: 'To dana@whitfield.example' } }
export const Invalid: Story = { args: { label: 'I may sign for this company', error: 'Confirm that you may sign for this company' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const LabelHidden: Story = { args: { hideLabel: true, label: 'Select Dana Whitfield' } }
