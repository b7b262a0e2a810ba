import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner'

const meta = { title: 'Elements/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const BesideText: Story = {
  render: () => (
    <span>
      <Spinner /> Checking your answers
    </span>
  ),
}
export const Alone: Story = { args: { size: 'base', label: 'Loading your decision' } }
