import { directoryCalls } from '@framewell/domain/accounts/directory'
import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'

const { getDirectory, listDirectoryRequests, decideDirectoryRequest } = directoryCalls
const callback = 'https://www.example.com/api/session/directory/callback'
const SET_UP = {
  label: 'Hale SSO',
  issuer: 'https://login.hale.example',
  clientId: 'framewell',
  roles: [{ group: 'credit-desk', role: 'operator' as const }],
  fault: null,
}
const WAITING = {
  id: '6f1e4a52-0000-4000-8000-000000000001',
  name: 'Ada Hale',
  email: 'ada@hale.example',
  askedAt: '2026-11-22T06:41:00.000Z',
  account: { name: 'Ada', role: 'operator' as const },
}
const desk = (get?: AnswerCall<typeof getDirectory>) => {
  let requests = [WAITING]
  return answerCalls([
    [currentSession, sessionDesk({ role: 'super_admin' }).current],
    [getDirectory, get ?? (() => ({ directory: SET_UP, callback }))],
    [
      listDirectoryRequests,
      (asked) =>
        listRows(
          requests,
          { searched: ({ name, email, account }) => [name, email, account.name], newest: ({ askedAt }) => askedAt },
          asked,
        ),
    ],
    [
      decideDirectoryRequest,
      () => {
        requests = []
        return { decided: true as const }
      },
    ],
  ])
}

const meta = {
  title: 'Admin/Company directory',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=directory', answers: () => desk() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const LinksSomebody: Story = {
  play: async () => {
    await seeText('Staff sign in with Hale SSO')
    await userEvent.click(await screen.findByRole('button', { name: 'Open Ada Hale' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Link Ada Hale' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Link Ada Hale with this account' }))
    await userEvent.type(ask.getByLabelText('Reason'), 'Called her')
    await userEvent.click(ask.getByRole('button', { name: 'Link' }))
    await seeText('Nobody waits')
  },
}
export const NotSetUp: Story = {
  args: { answers: () => desk(() => ({ directory: null, callback })) },
  play: async () => {
    await seeText('No directory is set up')
  },
}
export const DoesNotAnswer: Story = {
  args: {
    answers: () => desk(() => ({ directory: { ...SET_UP, fault: 'The provider could not be used: it did not answer' }, callback })),
  },
  play: async () => {
    await seeText('Nobody can sign in there now')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { answers: () => desk(never) } }
export const Unreachable: Story = {
  args: { answers: () => desk(disconnected) },
  play: async () => {
    await seeText("The directory's settings could not be read")
  },
}
