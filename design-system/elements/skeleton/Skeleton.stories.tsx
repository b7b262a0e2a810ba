import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../card/Card'
import { LoadingArea } from './LoadingArea'
import { Skeleton } from './Skeleton'

const meta = { title: 'Elements/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '12rem' } }
export const Block: Story = { args: { shape: 'block', height: '8rem' } }

export const ACard: Story = {
  render: () => (
    <LoadingArea label="Loading plans" style={{ maxWidth: '22rem' }}>
      <Card>
        <Skeleton shape="block" height="10rem" />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="40%" />
      </Card>
    </LoadingArea>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading plans')
  },
}
