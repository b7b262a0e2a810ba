import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack'
import { Badge } from './Badge'

const meta = { title: 'Elements/Badge', component: Badge, args: { children: 'Pending' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Tiers: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Badge tone="preferred">Preferred</Badge>
      <Badge tone="standard">Standard</Badge>
      <Badge tone="prepay">Prepay</Badge>
      <Badge>Premium</Badge>
    </Stack>
  ),
}

export const States: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Badge tone="ok">Approved</Badge>
      <Badge tone="warn">In review</Badge>
      <Badge tone="bad">Rejected</Badge>
      <Badge tone="info">Sample figures</Badge>
    </Stack>
  ),
}
