import { PASSWORD_MESSAGES } from '@framewell/domain/accounts/passwords'
import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import invitation from '../recordings/invitation.json'
import invitationOfAnAccount from '../recordings/invitationOfAnAccount.json'
import invitationOfAnotherPerson from '../recordings/invitationOfAnotherPerson.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Accounts/Join',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/join#token=story-token-0123456789', recorded: invitation },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const JOIN = { name: 'Join Park Homes' }
const choose = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.click(screen.getByRole('button', JOIN))
}
const arrives = () => waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/account'))

export const Invited: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', JOIN)).toBeVisible()
    await seeText('Park Homes (Builder)')
    await seeText('Owner')
    await expect(await screen.findByLabelText('Your name')).toHaveValue('Olivia Park')
  },
}
export const TooCommon: Story = {
  play: async () => {
    await choose('password1234')
    await seeText(PASSWORD_MESSAGES.common)
  },
}
export const Joins: Story = {
  play: async () => {
    await choose('four unrelated words here')
    await seeText('Welcome to Park Homes')
    await arrives()
  },
}
export const HasAccount: Story = {
  args: { recorded: invitationOfAnAccount },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'olivia@framewell.example')
    await userEvent.type(screen.getByLabelText('Password'), 'four unrelated words here')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Join Park Garages' }))
    await arrives()
  },
}
export const AnotherSignedIn: Story = {
  args: { recorded: invitationOfAnotherPerson },
  play: async () => {
    await seeText('This invitation is for another address')
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await expect(await screen.findByLabelText('New password')).toBeVisible()
  },
}
export const UnknownLink: Story = {
  args: { at: '/join#token=a-token-that-was-used-before' },
  play: async () => {
    await seeText('This invitation has expired, was used or was withdrawn. Ask for a new one.')
  },
}
export const NoToken: Story = {
  args: { at: '/join' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This link does not open an invitation' })).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
