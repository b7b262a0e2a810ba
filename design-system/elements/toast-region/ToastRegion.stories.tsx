import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dismissToast, shownToast, toast } from '../../foundation/toast'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { Stack } from '../layout/Stack'
import { ToastRegion } from './ToastRegion'

const empty = () => {
  const left = shownToast()
  if (left) dismissToast(left.id)
}

const meta = {
  title: 'Elements/ToastRegion',
  component: ToastRegion,
  beforeEach: () => {
    empty()
    return empty
  },
  render: () => (
    <>
      <Stack direction="row" gap={3}>
        <Button onClick={() => toast({ title: 'Selection Updated', description: 'Integrated sheathing system' })}>Default</Button>
        <Button onClick={() => toast({ title: 'Quote Submitted Successfully!', description: 'It is in your dashboard.', tone: 'success' })}>
          Success
        </Button>
        <Button onClick={() => toast({ title: 'Quote Submission Failed', description: 'Please try again', tone: 'destructive' })}>
          Failure
        </Button>
      </Stack>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Default' }))
    await screen.findByText('Selection Updated')
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }))
    await screen.findByText('Quote Submission Failed')
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    await expect(within(region).getAllByRole('listitem')).toHaveLength(1)
    await expect(within(region).queryByText('Selection Updated')).toBeNull()
  },
}

const corners = [
  { name: 'Upper left', place: { top: 8, left: 8 } },
  { name: 'Upper right', place: { top: 8, right: 8 } },
  { name: 'Lower left', place: { bottom: 100, left: 8 } },
  { name: 'Lower right', place: { bottom: 100, right: 8 } },
]

/** Wherever the press was, the toast covers neither the button nor the bar with the total. */
export const ClearOfWhatWasPressed: Story = {
  render: () => (
    <>
      {corners.map(({ name, place }) => (
        <div key={name} style={{ position: 'fixed', ...place }}>
          <Button onClick={() => toast({ title: name, description: 'Integrated sheathing system, $4,200' })}>{name}</Button>
        </div>
      ))}
      <div data-sticky-foot style={{ position: 'fixed', bottom: 0, insetInline: 0, height: 96 }}>
        Total $75,200
      </div>
      <ToastRegion />
    </>
  ),
  play: async () => {
    const bar = screen.getByText('Total $75,200').getBoundingClientRect()
    for (const { name } of corners) {
      const pressed = screen.getByRole('button', { name })
      await userEvent.click(pressed)
      const shown = (await screen.findByRole('listitem')).getBoundingClientRect()
      await expect(within(screen.getByRole('listitem')).getByText(name)).toBeInTheDocument()
      for (const kept of [bar, pressed.getBoundingClientRect()]) {
        await expect(shown.top >= kept.bottom || shown.bottom <= kept.top || shown.left >= kept.right || shown.right <= kept.left).toBe(
          true,
        )
      }
    }
  },
}
export const ClearOfWhatWasPressedOnAPhone: Story = { ...ClearOfWhatWasPressed, globals: { viewport: { value: 'phone' } } }

/** A long text has its width, with the action below it. */
export const LongWithAnAction: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Button
        onClick={() =>
          toast({
            title: 'Quote Submitted Successfully!',
            description: 'Quote Q-2026-00011 is valid until December 30, 2026 (end of day, Eastern Time).',
            tone: 'success',
            action: { label: 'Open the quote', onSelect: () => undefined },
          })
        }
      >
        Submit
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit' }))
    const text = (await screen.findByText(/^Quote Q-2026-00011/)).getBoundingClientRect()
    const action = screen.getByRole('button', { name: 'Open the quote' }).getBoundingClientRect()
    await expect(text.width).toBeGreaterThan(200)
    await expect(action.top).toBeGreaterThanOrEqual(text.bottom)
  },
}

export const ReachedAndDismissedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Success' }))
    await screen.findByText('Quote Submitted Successfully!')
    await userEvent.keyboard('[F8]')
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    await waitFor(() => expect(region).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null))
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Quote Submitted Successfully!')).toBeNull())
  },
}

/** The toast of an action in a dialog can be pressed although the page behind is inert, and the dialog stays open. */
export const PressedBesideADialog: Story = {
  render: () => (
    <>
      <Dialog title="Delete the page" trigger={<Button>Delete</Button>} footer={null}>
        <Button onClick={() => toast({ title: 'The page could not be deleted', tone: 'destructive' })}>Delete page</Button>
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete page' }))
    await screen.findByText('The page could not be deleted')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }))
    await waitFor(() => expect(screen.queryByText('The page could not be deleted')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Delete the page' })).toBeInTheDocument()
  },
}

const shown =
  (tone: 'default' | 'success' | 'destructive'): Story['play'] =>
  async () => {
    toast({ title: 'Test Notification Sent', description: 'Check dana@whitfield.example for the test notification.', tone })
    await screen.findByText('Test Notification Sent')
  }

export const Default: Story = { play: shown('default') }
export const Success: Story = { play: shown('success') }
export const Destructive: Story = { play: shown('destructive') }
