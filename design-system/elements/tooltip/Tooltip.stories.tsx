import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { delay } from '../../tokens/motion'
import { IconButton } from '../icon-button/IconButton'
import { Tooltip } from './Tooltip'

const WORDS = 'Net 30, up to $150,000, production starts first'

const meta = {
  title: 'Elements/Tooltip',
  component: Tooltip,
  args: {
    content: WORDS,
    children: (trigger) => <IconButton label="What Preferred means" icon="i" size="small" {...trigger} />,
  },
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

const button = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'What Preferred means' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const OpensOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const trigger = button(canvasElement)
    await waitFor(() => expect(trigger).toHaveFocus())
    await screen.findByRole('tooltip')
    await expect(trigger).toHaveAccessibleDescription(WORDS)
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await expect(trigger).toHaveFocus()
  },
}

export const WaitsUnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    // A tooltip that another story closed just now would make this one open immediately.
    await new Promise((resolve) => setTimeout(resolve, delay.tooltipSkip))
    const began = performance.now()
    await userEvent.hover(button(canvasElement))
    const tooltip = await screen.findByRole('tooltip')
    // A lower bound: a busy machine only makes it longer. Timers may end a millisecond early.
    await expect(performance.now() - began).toBeGreaterThan(delay.tooltipOpen - 5)
    // Its content can be hovered.
    await userEvent.unhover(button(canvasElement))
    await userEvent.hover(tooltip)
    await new Promise((resolve) => setTimeout(resolve, delay.tooltipSkip))
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await isClosed()
  },
}

export const OpensAtAPress: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.click(button(canvasElement))
    await userEvent.click(await screen.findByRole('tooltip'))
    await expect(screen.getByRole('tooltip')).toBeVisible()
    await userEvent.click(canvasElement.ownerDocument.body)
    await isClosed()
  },
}

export const BelowWhereThereIsNoRoom: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', top: 0, left: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await fireEvent.click(button(canvasElement))
    const bubble = (await screen.findByRole('tooltip')).getBoundingClientRect()
    await expect(bubble.top).toBeGreaterThan(button(canvasElement).getBoundingClientRect().bottom)
    await expect(bubble.left).toBeGreaterThanOrEqual(12)
  },
}

export const OneAtATime: Story = {
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip content="Another">{(trigger) => <IconButton label="Another" icon="o" {...trigger} />}</Tooltip>
    </>
  ),
  play: async ({ canvasElement }) => {
    await fireEvent.click(button(canvasElement))
    await screen.findByRole('tooltip')
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Another' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Another'))
  },
}
