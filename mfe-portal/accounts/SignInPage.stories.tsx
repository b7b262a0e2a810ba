import { signIn } from '@framewell/domain/accounts/session'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { signUpByLink } from '@framewell/domain/parties/partyCalls'
import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import signInRecorded from '../recordings/signIn.json'
import signInOfAnEditor from '../recordings/signInOfAnEditor.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Accounts/Sign-in',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/sign-in', recorded: signInRecorded },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const PASSWORD = 'a long test password'
const enter = async (password: string, username = 'olivia@framewell.example') => {
  await userEvent.type(await screen.findByLabelText('Username'), username)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}
const arriveAt = (place: string) => waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(place))

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password')
    await expect(screen.getByRole('link', { name: 'Apply for credit' })).toHaveAttribute('href', '/qualification')
  },
}
export const Refused: Story = {
  play: async () => {
    await enter('a guess')
    await seeText('Invalid credentials provided')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  },
}
export const Locked: Story = {
  args: {
    answers: (recorded) => answerCalls([[signIn, () => Promise.reject(refuseCall(signIn, 'accountLocked'))]], recorded),
  },
  play: async () => {
    await enter(PASSWORD)
    await seeText(/locked after repeated failed sign-ins/)
  },
}
export const SignsIn: Story = {
  play: async () => {
    await enter(PASSWORD)
    await arriveAt('/account')
  },
}
export const ReturnsToItsPlace: Story = {
  args: { at: '/sign-in?next=%2Fquote%3Fid%3D1' },
  play: async () => {
    await enter(PASSWORD)
    await arriveAt('/quote?id=1')
  },
}
/** A person who follows a quote's link to its order has no account yet: the same link gets them one. */
export const SignsUpOnTheWayToAnOrder: Story = {
  args: {
    at: `/sign-in?next=${encodeURIComponent('/place-order?quote=5b1d0000-0000-4000-8000-000000000060#token=abcdefghijklmnopqrst')}`,
    answers: (recorded) => answerCalls([[signUpByLink, () => ({ sentTo: 'olivia@framewell.example' })]], recorded),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up with this link' }))
    await seeText(/^We sent an invitation to olivia@framewell.example/)
  },
}
export const LeadsNowhereElse: Story = {
  args: { at: '/sign-in?next=%2F%2Felsewhere.example' },
  play: async () => {
    await enter(PASSWORD)
    await arriveAt('/account')
  },
}
export const Staff: Story = {
  args: { recorded: signInOfAnEditor },
  play: async () => {
    await enter(PASSWORD, 'editor@framewell.example')
    await arriveAt('/admin')
  },
}
