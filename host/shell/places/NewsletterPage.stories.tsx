import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterPage } from './NewsletterPage'

const link = { id: '11111111-2222-4333-8444-555555555555', token: 'a-token' }

const meta = {
  title: 'Places/Newsletter',
  component: NewsletterPage,
  parameters: { layout: 'fullscreen' },
  args: { view: { kind: 'newsletter', step: 'confirm', ...link } },
} satisfies Meta<typeof NewsletterPage>

export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = {}
export const Confirmed: Story = { args: { view: { kind: 'newsletter', step: 'confirmed' } } }
export const Unsubscribe: Story = { args: { view: { kind: 'newsletter', step: 'unsubscribe', ...link } } }
export const Unsubscribed: Story = { args: { view: { kind: 'newsletter', step: 'unsubscribed' } } }
export const Subscribe: Story = { args: { view: { kind: 'newsletter', step: 'subscribe', source: '/blog' } } }
export const SubscribeRefused: Story = {
  args: {
    view: { kind: 'newsletter', step: 'subscribe', source: '/blog', email: 'ada@', error: 'Enter an email address, like name@example.com' },
  },
}
export const Sent: Story = { args: { view: { kind: 'newsletter', step: 'sent' } } }
export const NoLink: Story = { args: { view: { kind: 'newsletter', step: 'invalid' } } }
export const ConfirmWaiting: Story = { args: { view: { kind: 'newsletter', step: 'confirmWaiting', ...link } } }
export const LeaveWaiting: Story = { args: { view: { kind: 'newsletter', step: 'leaveWaiting', ...link } } }
export const Failed: Story = {
  args: {
    view: { kind: 'newsletter', step: 'failed', message: 'We can’t reach our own records right now.', again: '/newsletter/subscribe' },
  },
}
