import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Checkbox } from '../checkbox/Checkbox'
import { TextArea } from '../text-area/TextArea'
import { Dialog } from './Dialog'
import { DialogClose } from './DialogClose'

const meta = {
  title: 'Elements/Dialog',
  component: Dialog,
  args: {
    title: 'Override the tier',
    description: 'Dana Whitfield is notified of the change and its reason.',
    trigger: <Button>Override tier</Button>,
    children: <TextArea label="Reason" hint="Kept in the audit trail" />,
    footer: (
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Override tier</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Override tier' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Override the tier' })
    await expect(dialog).toHaveAccessibleDescription('Dana Whitfield is notified of the change and its reason.')
    await waitFor(() => expect(within(dialog).getByLabelText('Reason')).toHaveFocus())
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** A stray press beside the dialog closes it, except while a text would be lost. */
export const KeepsWhatIsTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Override tier' }))
    const reason = await screen.findByLabelText('Reason')
    const pressBeside = () => userEvent.click(document.elementFromPoint(4, 4) ?? document.body)
    await userEvent.type(reason, 'Paid in full')
    await pressBeside()
    await expect(reason).toHaveValue('Paid in full')
    await expect(reason).toBeVisible()
    await userEvent.clear(reason)
    await pressBeside()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What was only chosen is quickly chosen again. */
export const ClosesAfterAChoice: Story = {
  args: { children: <Checkbox label="Tell the builder" /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Override tier' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tell the builder' }))
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const Opener = ({ gone }: { gone: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <p>{gone && open ? null : <Button onClick={() => setOpen(true)}>Remove the line</Button>}</p>
      <Dialog title="Remove the line" open={open} onOpenChange={setOpen}>
        It is gone for good.
      </Dialog>
    </main>
  )
}

const openAndClose = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove the line' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Opened by state instead of a trigger: focus returns to the button that did it. */
export const WithoutATrigger: Story = {
  render: () => <Opener gone={false} />,
  play: async ({ canvasElement }) => {
    await openAndClose(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Remove the line' })).toHaveFocus())
  },
}

/** The opener is gone: focus stays near its place. */
export const OpenerGone: Story = {
  render: () => <Opener gone />,
  play: async ({ canvasElement }) => {
    await openAndClose(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toContainElement(focused()))
  },
}

const Step = () => {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  return (
    <main>
      <p>
        {done ? (
          'Canceled'
        ) : (
          <Dialog
            title="Cancel the order"
            open={open}
            onOpenChange={setOpen}
            trigger={<Button>Cancel the order</Button>}
            footer={
              <Button
                onClick={() => {
                  setOpen(false)
                  // The list that is read again has no such step any more.
                  setTimeout(() => setDone(true), 500)
                }}
              >
                Yes
              </Button>
            }
          />
        )}
      </p>
    </main>
  )
}

/** The step is done and its trigger goes after focus returned to it: focus stays near its place. */
export const TriggerGoneLater: Story = {
  render: () => <Step />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(within(canvasElement).getByText('Canceled')).toBeVisible())
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toContainElement(focused()))
  },
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

export const Open: Story = { args: { defaultOpen: true } }
export const OpenOnAPhone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } }
export const WithoutDescription: Story = { args: { defaultOpen: true, description: undefined } }
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    size: 'wide',
    title: 'What the reviewer sees before a decision on a builder with several companies',
    children: Array.from({ length: 24 }, (_, line) => line + 1).map((line) => (
      <p key={line}>Line {line}: a factor, its points and its reason in the record.</p>
    )),
  },
}
