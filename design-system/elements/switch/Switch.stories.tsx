import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from './Switch'

const meta = {
  title: 'Elements/Switch',
  component: Switch,
  args: { label: 'Order updates', hint: 'An email at each of the ten stages' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Order updates' })
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
