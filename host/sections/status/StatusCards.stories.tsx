import { STATUS_CARDS } from '@framewell/domain/content/statusCards'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testStatus } from '../../testing/testStatus'
import { StatusCards } from './StatusCards'

const meta = {
  title: 'Sections/Live status',
  component: StatusCards,
  args: { cards: STATUS_CARDS, headed: false, onRefresh: fn(), state: { status: testStatus, phase: 'ready', live: true } },
} satisfies Meta<typeof StatusCards>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1,284')).toBeVisible()
    await expect(canvas.getByText(/Updates when something changes\./)).toBeVisible()
    await expect(canvas.queryByText(/77ab02/), 'visitors are shown no version').toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
}
export const Reading: Story = { args: { state: { status: null, phase: 'reading', live: false } } }
/** The platform stopped answering: the last figures stay, with their time. */
export const LastReading: Story = {
  args: { state: { status: testStatus, phase: 'failed', live: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The figures below were read at 09:40:12 UTC.')).toBeVisible()
    await expect(canvas.queryByText('Answering')).toBeNull()
  },
}
export const NoReading: Story = { args: { state: { status: null, phase: 'failed', live: false } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: {
    state: {
      phase: 'ready',
      live: false,
      status: {
        ...testStatus,
        plans: { onOffer: 0, smallestSquareFeet: null, largestSquareFeet: null },
        releases: [],
        decisions: { toDate: 0, lastThirtyDays: 0 },
        mail: { waiting: 2, oldestWaitingSince: '2026-11-21T09:38:00.000Z' },
      },
    },
  },
}
