import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat } from './Stat'
import { StatRow } from './StatRow'

const meta = { title: 'Elements/Stat', component: Stat, args: { label: 'Credit limit', value: '$150,000' } } satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const LabelFirst: Story = { args: { detail: 'on Net 30 terms' } }
export const ValueFirst: Story = { args: { order: 'value-first', value: '195 mph', label: 'wind rating of the standard frame' } }
export const Row: Story = {
  render: () => (
    <StatRow>
      <Stat label="Active projects" value="47" change={{ text: '+6', good: true }} detail="this month" />
      <Stat label="Monthly revenue" value="$485,000" change={{ text: '−3.4%', good: false }} detail="on last month" />
      <Stat label="Active builders" value="156" detail="18 new this month" />
      <Stat label="Network health" value="99.7%" detail="uptime, 30 days" />
    </StatRow>
  ),
}
