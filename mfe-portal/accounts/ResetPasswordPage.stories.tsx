import { PASSWORD_MESSAGES, passwordCalls, RESET_REQUESTED, UNKNOWN_RESET_LINK } from '@framewell/domain/accounts/passwords'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import newPassword from '../recordings/newPassword.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Accounts/Reset password',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/reset-password#token=story-token-0123456789', recorded: newPassword },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const choose = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
}
const ask = async (email: string) => {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
}
const { requestPasswordReset, resetPassword } = passwordCalls

export const ByLink: Story = {
  play: async () => {
    const field = await screen.findByLabelText('New password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByLabelText('Show password'))
    await expect(field).toHaveAttribute('type', 'text')
  },
}
export const TooShort: Story = {
  play: async () => {
    await choose('short')
    await seeText(PASSWORD_MESSAGES.tooShort)
    await expect(screen.getByLabelText('New password')).toBeInvalid()
  },
}
export const TooCommon: Story = {
  play: async () => {
    await choose('password1234')
    await seeText(PASSWORD_MESSAGES.common)
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
    await expect(screen.queryByText('Your password was not changed')).toBeNull()
  },
}
export const Saving: Story = {
  args: { answers: (recorded) => answerCalls([[resetPassword, never]], recorded) },
  play: async () => {
    await choose('four unrelated words here')
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[resetPassword, disconnected]], recorded) },
  play: async () => {
    await choose('four unrelated words here')
    await seeText('Your password was not changed')
    await expect(screen.getByLabelText('New password')).toHaveValue('four unrelated words here')
  },
}
export const Changed: Story = {
  play: async () => {
    await choose('four unrelated words here')
    const title = await screen.findByRole('heading', { name: 'Your password is changed' })
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await expect(await screen.findByLabelText('Username')).toBeVisible()
  },
}
export const UsedLink: Story = {
  args: { at: '/reset-password#token=a-token-that-was-used-before' },
  play: async () => {
    await choose('four unrelated words here')
    await seeText(UNKNOWN_RESET_LINK)
    await ask('ada@builders.example')
    await seeText(RESET_REQUESTED)
  },
}
export const CutLink: Story = {
  args: { at: '/reset-password#token=cut' },
  play: async () => {
    await choose('four unrelated words here')
    await seeText(UNKNOWN_RESET_LINK)
  },
}
export const AskForALink: Story = {
  args: { at: '/reset-password' },
  play: async () => {
    await ask('not an address')
    await seeText('Valid email is required')
    await userEvent.clear(screen.getByLabelText('Email'))
    await ask('nobody@builders.example')
    await seeText(RESET_REQUESTED)
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible()
  },
}
export const AskedTooOften: Story = {
  args: {
    at: '/reset-password',
    answers: (recorded) =>
      answerCalls([[requestPasswordReset, () => Promise.reject(refuseCall(requestPasswordReset, 'tooManyRequests'))]], recorded),
  },
  play: async () => {
    await ask('ada@builders.example')
    await seeText('Too many requests. Please wait a moment and try again.')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
