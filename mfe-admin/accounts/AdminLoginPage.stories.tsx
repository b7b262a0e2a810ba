import { signIn } from '@framewell/domain/accounts/session'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { factorSteps, STORY_CODE } from '@framewell/remote-kit/testing/factorSteps'
import { fakeSessionServer, STORY_PASSWORD } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const stranger = () => fakeSessionServer({ signedIn: false })

const meta = {
  title: 'Admin/Sign-in',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-login', answers: (recorded) => storyAnswers(stranger(), recorded) },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const enter = async (username: string, password: string) => {
  await userEvent.type(await screen.findByLabelText('Username'), username)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Access Dashboard' }))
}

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const FieldsMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Access Dashboard' }))
    await seeText('Username is required')
    await seeText('Password is required')
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus())
    await expect(screen.getByLabelText('Username')).toBeInvalid()
  },
}

export const Authenticating: Story = {
  args: { answers: (recorded) => storyAnswers({ ...stranger(), signIn: never }, recorded) },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await expect(await screen.findByRole('button', { name: 'Authenticating...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Refused: Story = {
  play: async () => {
    await enter('olivia@framewell.example', 'a guess')
    const toast = within(await screen.findByRole('region', { name: /Notifications/ }))
    await expect(await toast.findByText('Authentication Failed')).toBeVisible()
    await expect(toast.getByText('Invalid credentials provided')).toBeVisible()
    await expect(screen.getByLabelText('Username')).toHaveValue('olivia@framewell.example')
    await expect(screen.getByLabelText('Password')).toHaveValue('')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  },
}

export const Locked: Story = {
  args: {
    answers: (recorded) => storyAnswers({ ...stranger(), signIn: () => Promise.reject(refuseCall(signIn, 'accountLocked')) }, recorded),
  },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await seeText('This account is locked after repeated failed sign-ins.')
  },
}

export const TooManyTries: Story = {
  args: {
    answers: (recorded) => storyAnswers({ ...stranger(), signIn: () => Promise.reject(refuseCall(signIn, 'tooManyRequests')) }, recorded),
  },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await seeText('Too many requests. Please wait a moment and try again.')
  },
}

export const Unreachable: Story = {
  args: { answers: (recorded) => storyAnswers({ ...stranger(), signIn: disconnected }, recorded) },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await seeText('Login Error')
    await seeText('Failed to authenticate')
  },
}

export const SignsIn: Story = {
  play: async () => {
    await enter(' Olivia@Framewell.example ', STORY_PASSWORD)
    await seeText('Welcome Admin')
    await expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(screen.getByTestId('place')).toHaveTextContent(/^\/admin$/)
  },
}

export const ReturnsToItsPlace: Story = {
  args: { at: '/admin-login?next=%2Fadmin-dashboard%3Fstatus%3Dpending' },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/admin-dashboard?status=pending'))
  },
}

export const AlreadySignedIn: Story = {
  args: { answers: (recorded) => storyAnswers({}, recorded) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  },
}

export const NotAnOperator: Story = {
  args: { answers: (recorded) => storyAnswers(fakeSessionServer({ signedIn: false, role: 'builder' }), recorded) },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await expect(await screen.findByRole('heading', { name: 'This area is for operators' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }))
    await expect(await screen.findByLabelText('Username')).toHaveValue('')
  },
}

export const AnEditor: Story = {
  args: { answers: (recorded) => storyAnswers(fakeSessionServer({ signedIn: false, role: 'editor' }), recorded) },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await expect(await screen.findByRole('heading', { name: 'Content' })).toBeVisible()
    await expect(screen.getByTestId('place')).toHaveTextContent('/content-management')
  },
}

export const AsksForACode: Story = {
  args: { answers: (recorded) => factorSteps('secondFactorNeeded', stranger(), (desk) => storyAnswers(desk, recorded)) },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    const code = await screen.findByLabelText('Code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '000 000')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await seeText(/^This code is not right/)
    await userEvent.type(screen.getByLabelText('Code'), STORY_CODE)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await seeText('Welcome Admin')
  },
}

export const MustSetUpAFactor: Story = {
  args: { answers: (recorded) => factorSteps('enrolmentNeeded', stranger(), (desk) => storyAnswers(desk, recorded)) },
  play: async () => {
    await enter('olivia@framewell.example', STORY_PASSWORD)
    await userEvent.type(await screen.findByLabelText('Six digits of the app'), STORY_CODE)
    await userEvent.click(screen.getByRole('button', { name: 'Use this app' }))
    await userEvent.click(await screen.findByRole('button', { name: 'I have kept them' }))
    await seeText('Welcome Admin')
  },
}
