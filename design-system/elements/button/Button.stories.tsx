import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Download } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/Stack'
import { Button } from './Button'

const pressed = fn()

const meta = { title: 'Elements/Button', component: Button, args: { children: 'Get Pre-Qualified', onClick: pressed } } satisfies Meta<
  typeof Button
>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }

export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Button variant="primary">Get Pre-Qualified</Button>
      <Button>Configure Project</Button>
      <Button variant="plain">Get a Quote</Button>
      <Button variant="danger">Reject application</Button>
    </Stack>
  ),
}

export const Small: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Button size="small" variant="primary">
        Approve
      </Button>
      <Button size="small" icon={<Download />}>
        Export CSV
      </Button>
      <Button size="small" variant="plain">
        Review
      </Button>
    </Stack>
  ),
}

export const Pending: Story = {
  args: { variant: 'primary', pending: true, pendingText: 'Checking your answers' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Checking your answers' })
    await userEvent.click(button)
    await expect(pressed).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const DisabledWithReason: Story = {
  args: { variant: 'primary', children: 'Continue', disabledReason: 'Please choose an option' },
  decorators: [
    (Story) => (
      <Stack align="start" style={{ paddingTop: 'var(--space-12)' }}>
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Please choose an option')
    await userEvent.keyboard('{Enter}')
    await expect(pressed).not.toHaveBeenCalled()
    await expect(getComputedStyle(button, '::after').visibility).toBe('visible')
  },
}

export const AsLink: Story = {
  render: () => (
    <Button href="#terms" icon={<ArrowRight />}>
      See the terms
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See the terms' })).toHaveAttribute('href', '#terms')
  },
}

export const AsChild: Story = {
  render: () => (
    <Button asChild variant="primary">
      <a href="#qualification" data-from="router">
        Apply for Credit
      </a>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Apply for Credit' })).toHaveAttribute('data-from', 'router')
  },
}

export const Block: Story = {
  args: { variant: 'primary', block: true, children: 'See my tier' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--measure-drawer)' }}>
        <Story />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: { children: 'Send the corrected bill of materials to the fabricator and to the builder' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '15rem' }}>
        <Story />
      </div>
    ),
  ],
}
