import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { IconButton } from '../icon-button/IconButton'
import { Stack } from '../layout/Stack'
import { Link } from '../link/Link'
import { Drawer } from './Drawer'

const meta = {
  title: 'Elements/Drawer',
  component: Drawer,
  args: {
    title: 'Menu',
    trigger: <IconButton label="Open menu" icon={<Menu />} variant="outlined" />,
    children: (
      <Stack gap={4}>
        <Link href="#plans" variant="standalone">
          Home Plans
        </Link>
        <Link href="#blog" variant="standalone">
          Blog
        </Link>
      </Stack>
    ),
    footer: (
      <Button variant="primary" href="#qualification">
        Apply for Credit
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open menu' })
    await userEvent.click(trigger)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(drawer).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** A long record without a link or button: its end is reached by keys too. */
export const LongWithNothingToFocus: Story = {
  args: { defaultOpen: true, footer: undefined, children: <p>{'A record that is longer than the screen. '.repeat(400)}</p> },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(drawer.scrollHeight).toBeGreaterThan(drawer.clientHeight)
    const close = within(drawer).getByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    drawer.scrollTo(0, drawer.scrollHeight)
    await expect(close, 'the head stays in view').toBeVisible()
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** A dialog opened from a drawer covers it where they overlap. */
export const ADialogFromWithin: Story = {
  args: {
    defaultOpen: true,
    children: <Dialog title="Delete the page" size="wide" trigger={<Button>Delete</Button>} footer={<Button>Delete it</Button>} />,
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the page' })
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toEqual([]))
    // Nothing under a modal dialog receives the pointer; enabled here, the drawer shows where it is visible.
    drawer.style.pointerEvents = 'auto'
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const across = [0.05, 0.5, 0.95].map((at) => document.elementFromPoint(left + (right - left) * at, (top + bottom) / 2))
    await expect(across.every((element) => dialog.contains(element))).toBe(true)
  },
}

export const OpenOnAPhone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } }
