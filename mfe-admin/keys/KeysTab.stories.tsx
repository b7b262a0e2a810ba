import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listApiKeys } from '@framewell/domain/keys/calls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import keys from '../recordings/keys.json'
import noKeys from '../recordings/noKeys.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/API keys',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=keys', recorded: keys },
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
/** With more companies than any list shows, one in the middle of the alphabet is found by name. */
export const ForOneOfManyCompanies: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Issue key' }))
    const form = await dialog('Issue a key')
    const owner = await form.findByRole('combobox', { name: 'Records of' })
    await expect(owner).toHaveValue('Staff (all records)')
    await userEvent.click(owner)
    await seeText('The first 20 of 1,200 companies. Type more to find another.')
    await userEvent.type(owner, 'zenith')
    await userEvent.click(await screen.findByRole('option', { name: /Zenith Homes/ }))
    await expect(owner).toHaveValue('Zenith Homes')
    await userEvent.type(form.getByLabelText('System'), 'Shop floor scanner')
    await userEvent.click(form.getByLabelText('Read orders'))
    await userEvent.click(form.getByRole('button', { name: 'Issue key' }))
    await dialog('The new key')
    await userEvent.keyboard('{Escape}')
    await seeText('Zenith Homes')
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
  args: { recorded: noKeys },
  play: async () => {
    await seeText('No key was issued yet')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listApiKeys, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[listApiKeys, disconnected]], recorded) },
  play: async () => {
    await seeText('The keys could not be loaded')
  },
}
