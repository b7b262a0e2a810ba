import { sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import addressNotConfirmed from '../../recordings/addressNotConfirmed.json'
import secondFactors from '../../recordings/secondFactors.json'
import security from '../../recordings/security.json'
import { PortalStory } from '../../testing/PortalStory'

const { listOwnSessions } = sessionListCalls
const PASSWORD = 'a long test password'

const meta = {
  title: 'Portal/Accounts/Security',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/account-security', recorded: security },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await seeText('This one')
    await expect(screen.getAllByRole('button', { name: /^Sign out .* from/ })).toHaveLength(2)
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { recorded: secondFactors },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listOwnSessions, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[listOwnSessions, disconnected]], recorded) },
  play: async () => {
    await seeText('Your sessions could not be loaded')
  },
}
export const EndsSessions: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone, from 198.51.100.20' }))
    await waitFor(() => expect(screen.queryByText(/198\.51\.100\.20/)).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    await seeText('You are signed in nowhere else.')
  },
}
export const ConfirmsIdentity: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm now' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText('Your password'), 'a guess')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await seeText('That is not right. Try again.')
    await userEvent.type(dialog.getByLabelText('Your password'), PASSWORD)
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await seeText('Confirmed')
  },
}
export const SetsUpAnApp: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Six digits of the app'), '000000')
    await userEvent.click(dialog.getByRole('button', { name: 'Use this app' }))
    await seeText(/^This code is not right/)
    await userEvent.type(dialog.getByLabelText('Six digits of the app'), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Use this app' }))
    await seeText('Keep these recovery codes')
    await expect((await screen.findByRole('list', { name: 'Recovery codes' })).children).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
    await seeText('10 recovery codes left')
  },
}
export const KeepsTheLastFactor: Story = {
  args: { recorded: secondFactors },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the app' }))
    await seeText('Authenticator app: not set up')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the passkey Work laptop' }))
    await seeText(/^Your role needs a second factor, and this is your last/)
  },
}
export const ChangesTheAddress: Story = {
  play: async () => {
    const section = within(await screen.findByRole('region', { name: 'Your email address' }))
    await userEvent.type(await section.findByLabelText('New email'), 'olivia@park.example')
    await userEvent.type(section.getByLabelText('Current password'), 'a guess')
    await userEvent.click(section.getByRole('button', { name: 'Send link' }))
    await seeText('This is not your current password.')
    await waitFor(() => expect(section.getByLabelText('Current password')).toHaveFocus())
    await userEvent.clear(section.getByLabelText('Current password'))
    await userEvent.type(section.getByLabelText('Current password'), PASSWORD)
    await userEvent.click(section.getByRole('button', { name: 'Send link' }))
    await seeText('Open the link we sent to olivia@park.example')
    await userEvent.click(section.getByRole('button', { name: 'Send link again' }))
    await seeText('Link sent again')
    await userEvent.click(section.getByRole('button', { name: 'Cancel this change' }))
    await waitFor(() => expect(screen.queryByText('Open the link we sent to olivia@park.example')).toBeNull())
  },
}
export const AddressNotConfirmed: Story = {
  args: { recorded: addressNotConfirmed },
  play: async () => {
    await seeText('olivia@framewell.example (not confirmed yet)')
    await expect(await screen.findByLabelText('Email to confirm')).toHaveValue('olivia@framewell.example')
  },
}
export const ChangesThePassword: Story = {
  play: async () => {
    const section = within(await screen.findByRole('region', { name: 'Your password' }))
    await userEvent.type(section.getByLabelText('Current password'), PASSWORD)
    await userEvent.type(section.getByLabelText('New password'), 'password1234')
    await userEvent.click(section.getByRole('button', { name: 'Change password' }))
    await seeText(/^This password is among the first/)
    await userEvent.clear(section.getByLabelText('New password'))
    await userEvent.type(section.getByLabelText('New password'), 'seven quiet steel trusses')
    await userEvent.click(section.getByRole('button', { name: 'Change password' }))
    await seeText('Password changed')
  },
}
