import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
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

export const OpenOnAPhone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } }
