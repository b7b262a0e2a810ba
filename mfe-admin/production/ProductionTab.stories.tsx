import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { quoteDesk } from '../testing/quoteDesk'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Production',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=production', answers: () => quoteDesk() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await seeText('1 production')
    await seeText('10% done')
    await userEvent.click(screen.getByRole('button', { name: 'Open P-2026-00009' }))
    await seeText('P-2026-00009: The Bova')
    await userEvent.click(screen.getByRole('button', { name: 'Complete design review of P-2026-00009' }))
    await seeText('Design review completed')
    await waitFor(() => expect(screen.getAllByText('30% done')).toHaveLength(2))
    await expect(await screen.findByRole('button', { name: 'Complete framing scheduled of P-2026-00009' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { answers: () => quoteDesk({ productions: [] }) },
  play: async () => {
    await seeText('No production yet')
  },
}
