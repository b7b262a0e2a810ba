import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, MoreHorizontal, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from './Menu'

const copied = fn()

const meta = {
  title: 'Elements/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <IconButton label="Actions for quote FW-418" icon={<MoreHorizontal />} variant="outlined" />,
    entries: [
      { label: 'Copy private link', icon: <Copy />, onSelect: copied },
      { label: 'Download PDF', icon: <Download />, href: '#pdf' },
      { label: 'Turn into an order', disabled: true },
      { label: 'Delete quote', icon: <Trash2 />, tone: 'danger', separated: true },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions for quote FW-418' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'Copy private link' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Download PDF' })).toHaveAttribute('href', '#pdf')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(copied).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
  },
}

/** A chosen action may move focus before the menu returns it to the trigger: it stays where the action put it. */
export const EntryMovesFocus: Story = {
  decorators: [
    (Shown) => (
      <>
        {Shown()}
        <input aria-label="Name of the copy" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Name of the copy')
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const entry = await screen.findByRole('menuitem', { name: 'Copy private link' })
    const closing = new MutationObserver(() => {
      if (screen.queryByRole('menu')) return
      closing.disconnect()
      field.focus()
    })
    closing.observe(document.body, { childList: true, subtree: true })
    await userEvent.click(entry)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('Roof')
    await expect(field).toHaveValue('Roof')
  },
}
