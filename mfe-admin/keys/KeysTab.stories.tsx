import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { keyDesk } from '../testing/keyDesk'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/API keys',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=keys', answers: () => keyDesk() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const IssuesOne: Story = {
  play: async () => {
    await seeText('Hale Homes ERP')
    await userEvent.click(screen.getByRole('button', { name: 'Issue key' }))
    const form = await dialog('Issue a key')
    await userEvent.click(await form.findByRole('button', { name: 'Issue key' }))
    await expect(await form.findByText('Name the system that gets the key')).toBeVisible()
    await expect(form.getByText('Choose what the key may do')).toBeVisible()
    await userEvent.type(form.getByLabelText('System'), 'Shop floor scanner')
    await userEvent.click(form.getByLabelText('Write orders'))
    await userEvent.click(form.getByRole('button', { name: 'Issue key' }))
    const made = await dialog('The new key')
    await expect(made.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^fw_/)
    await expect(made.getByText('Copy it now')).toBeVisible()
  },
}
export const OneRevoked: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Open Bank feed/ }))
    const record = await dialog('API key')
    await userEvent.click(record.getByRole('button', { name: 'Revoke' }))
    const ask = await dialog('Revoke key')
    await userEvent.type(ask.getByLabelText('Reason'), 'The feed was replaced')
    await userEvent.click(ask.getByRole('button', { name: 'Revoke key' }))
    await seeText('Key revoked')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { answers: () => keyDesk({ keys: [] }) },
  play: async () => {
    await seeText('No key was issued yet')
  },
}
export const Loading: Story = { args: { answers: () => keyDesk({ list: never }) } }
export const Unreachable: Story = {
  args: { answers: () => keyDesk({ list: disconnected }) },
  play: async () => {
    await seeText('The keys could not be loaded')
  },
}
