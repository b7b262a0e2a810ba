import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import noProductions from '../recordings/noProductions.json'
import productions from '../recordings/productions.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Production',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=production', recorded: productions },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await seeText('2 productions')
    await expect(await screen.findAllByText('Needs an answer')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Open P-2026-00001' }))
    await seeText('P-2026-00001: The Bova')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm request' }))
    await seeText('P-2026-00001 confirmed')
    await waitFor(() => expect(screen.getAllByText('10% done')).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Complete design review of P-2026-00001' }))
    await seeText('Design review completed')
    await waitFor(() => expect(screen.getAllByText('30% done')).toHaveLength(2))
    await expect(await screen.findByRole('button', { name: 'Complete framing scheduled of P-2026-00001' })).toBeVisible()
  },
}

export const Declined: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open P-2026-00002' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Decline request' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Decline P-2026-00002' }))
    await userEvent.click(ask.getByRole('button', { name: 'Decline request' }))
    await expect(await ask.findByText('Say why: the person who asked for it reads it.')).toBeVisible()
    await userEvent.type(ask.getByLabelText('Reason'), 'No shop reaches Maui.')
    await userEvent.click(ask.getByRole('button', { name: 'Decline request' }))
    await seeText('No shop reaches Maui.')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { recorded: noProductions },
  play: async () => {
    await seeText('No production yet')
  },
}
