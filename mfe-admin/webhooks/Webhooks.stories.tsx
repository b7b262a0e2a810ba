import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listWebhooks } from '@framewell/domain/webhooks/calls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import noWebhooks from '../recordings/noWebhooks.json'
import webhooks from '../recordings/webhooks.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Webhooks',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=webhooks', recorded: webhooks },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const AddsOne: Story = {
  play: async () => {
    await seeText('Hale Homes ERP')
    await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }))
    const form = await dialog('Add a webhook')
    await userEvent.type(await form.findByLabelText('System'), 'Warehouse')
    await userEvent.type(form.getByLabelText('Address'), 'ftp://warehouse')
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    await expect(await form.findByText('Use a web address like https://example.com/hooks')).toBeVisible()
    await expect(form.getByText('Choose what it hears')).toBeVisible()
    await userEvent.clear(form.getByLabelText('Address'))
    await userEvent.type(form.getByLabelText('Address'), 'https://warehouse.example.com/in')
    await userEvent.click(form.getByLabelText('Order signed'))
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    const made = await dialog('The signing secret')
    await expect(made.getByLabelText<HTMLInputElement>('Signing secret').value).toMatch(/^whsec_/)
  },
}
export const OneFailing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open Hale Homes ERP' }))
    const record = await dialog('Webhook')
    await expect(record.getByText(/Nothing was delivered since/)).toBeVisible()
    await expect(await record.findByText(/maintenance until 8/)).toBeVisible()
    await userEvent.click(record.getByRole('button', { name: 'Send test' }))
    await seeText('Test message queued')
    await userEvent.click(record.getByRole('button', { name: 'Send again: order-signed' }))
    await seeText('Queued again')
    await userEvent.click(record.getByRole('button', { name: 'Replay' }))
    await expect(record.getByText('Choose a day and a time')).toBeVisible()
  },
}
export const OneDisabledGoesOn: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open Old tracker' }))
    const record = await dialog('Webhook')
    await expect(record.getByText(/Nothing was delivered for 5 days/)).toBeVisible()
    await userEvent.click(record.getByRole('button', { name: 'Go on' }))
    await seeText('Webhook saved')
  },
}
export const Empty: Story = {
  args: { recorded: noWebhooks },
  play: async () => {
    await seeText('No system listens yet')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listWebhooks, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[listWebhooks, disconnected]], recorded) },
  play: async () => {
    await seeText('The webhooks could not be loaded')
  },
}
