import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './Meter'

const meta = { title: 'Elements/Meter', component: Meter, args: { label: 'Score', value: 86 } } satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Score: Story = {}
export const Empty: Story = { args: { value: 0 } }
export const Capacity: Story = { args: { label: 'Capacity used', value: 12, max: 40, text: '12 of 40' } }
