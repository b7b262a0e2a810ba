import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { delay } from '../../tokens/motion'
import { Button } from '../button/Button'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'Elements/Tooltip',
  component: Tooltip,
  args: { content: 'Net 30, up to $150,000, production starts first', children: <Button size="small">Preferred</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-16)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OpensOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const trigger = within(canvasElement).getByRole('button', { name: 'Preferred' })
    await waitFor(() => expect(trigger).toHaveFocus())
    await screen.findByRole('tooltip')
    await expect(trigger).toHaveAccessibleDescription('Net 30, up to $150,000, production starts first')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const WaitsUnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    const began = performance.now()
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Preferred' }))
    await screen.findByRole('tooltip')
    // At least: a busy machine only makes it longer. Timers may end a millisecond early.
    await expect(performance.now() - began).toBeGreaterThan(delay.tooltipOpen - 5)
  },
}

export const Open: Story = { args: { open: true } }
