import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { getNotificationSettings, saveNotificationSettings } from '@framewell/domain/notifications/settingsCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import links from '../recordings/notificationLinks.json'
import settings from '../recordings/notificationSettings.json'
import settingsOfAnOperator from '../recordings/notificationSettingsOfAnOperator.json'
import { PortalStory } from '../testing/PortalStory'

const ACCOUNT = '00000000-0000-4000-8000-000000000001'
const meta = {
  title: 'Portal/Notifications/Settings',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/notification-settings', recorded: settings },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const summary = () => within(screen.getByRole('region', { name: 'Summary' }))

export const Full: Story = {
  play: async () => {
    const quiet = await screen.findByRole('switch', { name: 'Quiet hours' })
    await expect(screen.queryByLabelText('Start')).toBeNull()
    const tests = within(screen.getByRole('region', { name: 'Test sends' }))
    await expect(tests.queryByLabelText('Test email')).toBeNull()
    await userEvent.click(tests.getByRole('button', { name: 'Send a test update' }))
    await seeText(/^Check .+ for the test notification\.$/)
    await userEvent.click(quiet)
    await expect(await screen.findByLabelText('Start')).toHaveValue('22:00')
    await seeText('Settings Updated')
    await userEvent.selectOptions(screen.getByLabelText('Timezone'), 'Phoenix')
    await waitFor(() => expect(summary().getByText('22:00 to 08:00, Phoenix')).toBeVisible())
    await userEvent.click(screen.getByRole('switch', { name: 'Warning' }))
    await waitFor(() => expect(summary().getByText('Information, Good news, Problem')).toBeVisible())
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const TextsNeedANumber: Story = {
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'SMS notifications' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText(/^Phone/), 'call me')
    await userEvent.click(screen.getByRole('button', { name: 'Save number' }))
    await seeText('Enter a phone number with its area code')
    await userEvent.clear(screen.getByLabelText(/^Phone/))
    await userEvent.type(screen.getByLabelText(/^Phone/), '+1 555 010 0200')
    await userEvent.click(screen.getByRole('button', { name: 'Save number' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'SMS notifications' })).toBeEnabled())
  },
}
export const AnotherAddress: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Another address/), 'site@framewell.example')
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }))
    await seeText('site@framewell.example is not verified yet')
  },
}
export const ChangeLost: Story = {
  args: { answers: (recorded) => answerCalls([[saveNotificationSettings, disconnected]], recorded) },
  play: async () => {
    const quiet = await screen.findByRole('switch', { name: 'Quiet hours' })
    await userEvent.click(quiet)
    await seeText('Failed to update preferences. Please try again.')
    await waitFor(() => expect(quiet).not.toBeChecked())
  },
}
const waiting: (() => void)[] = []
const letGo = async (count: number) => {
  await waitFor(() => expect(waiting).toHaveLength(count))
  waiting.at(-1)?.()
}
/** Each change waits until it is let go. */
const paced =
  (recorded: SendRequest): SendRequest =>
  async (request) => {
    if (request.method === saveNotificationSettings.method) await new Promise<void>((resolve) => waiting.push(resolve))
    return recorded(request)
  }
export const ChangedWhileSaving: Story = {
  args: { answers: paced },
  play: async () => {
    waiting.length = 0
    await userEvent.click(await screen.findByRole('switch', { name: 'Warning' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Good news' }))
    await letGo(1)
    // The first is saved and the second is in progress: the form shows both, so that the third keeps them.
    await waitFor(() => expect(waiting).toHaveLength(2))
    await expect(screen.getByRole('switch', { name: 'Good news' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('switch', { name: 'Problem' }))
    await letGo(2)
    await letGo(3)
    await waitFor(() => expect(screen.getAllByText('Settings Updated').length).toBeGreaterThan(0))
    await waitFor(() => expect(summary().getByText('Information')).toBeVisible())
  },
}
export const OfAnOperator: Story = {
  args: { recorded: settingsOfAnOperator },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send a test quote' }))
    await seeText('Check operator@framewell.example for the test notification.')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[getNotificationSettings, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[getNotificationSettings, disconnected]], recorded) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const StopsMails: Story = {
  args: { at: `/notification-settings?stop=warning&account=${ACCOUNT}#token=story-token-that-stops`, recorded: links },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop these mails' }))
    await seeText('These mails are stopped')
  },
}
export const VerifiesAnAddress: Story = {
  args: { at: `/notification-settings?verify=${ACCOUNT}#token=story-token-that-verifies`, recorded: links },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Verify this address' }))
    await seeText('Your address is verified')
  },
}
export const LinkTooOld: Story = {
  args: { at: `/notification-settings?verify=${ACCOUNT}#token=a-token-that-was-used-before`, recorded: links },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Verify this address' }))
    await seeText('This link no longer works. It may be incomplete or too old.')
  },
}
