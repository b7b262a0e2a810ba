import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { listCreditApplications } from '@framewell/domain/credit/operatorCalls'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { type FakeSessionServer, fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import applications from '../recordings/applications.json'
import noApplications from '../recordings/noApplications.json'
import waitingApplications from '../recordings/waitingApplications.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Control center',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=applications', recorded: applications },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const firstRow = () => screen.findByText('Dana Whitfield')
const place = () => screen.getByTestId('place')
/** A session of the story, which signs in and out. */
const inSession = (desk: FakeSessionServer, recorded: SendRequest) =>
  answerCalls(
    [
      [currentSession, desk.current],
      [signIn, desk.signIn],
      [signOut, desk.signOut],
    ],
    recorded,
  )
/** Answers some requests of the list otherwise, by their number. */
const listing = (answer: (asked: number) => 'answered' | Promise<never>) => (recorded: SendRequest) => {
  const call = makeCallApi(recorded)
  let asked = 0
  const list: AnswerCall<typeof listCreditApplications> = (input) => {
    asked += 1
    const given = answer(asked)
    return given === 'answered' ? call(listCreditApplications, input) : given
  }
  return answerCalls([[listCreditApplications, list]], recorded)
}

export const Applications: Story = {
  play: async () => {
    await firstRow()
    await seeText('10 most recent of 12')
    await seeText('Individual')
    await expect(screen.getByRole('tab', { name: 'Applications', selected: true })).toBeVisible()
    await expect(screen.getAllByRole('row')).toHaveLength(11)
  },
}

export const OnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await firstRow()
    // All columns are visible, including budget and location; none are cut off.
    for (const name of ['Budget', 'Location']) await expect(screen.getByRole('columnheader', { name })).toBeVisible()
    const frame = screen.getByRole('table', { name: 'Credit applications' }).parentElement
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth)
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => localStorage.setItem('framewell.dashboard.theme', 'dark'),
  play: async () => {
    await firstRow()
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(localStorage.getItem('framewell.dashboard.theme')).toBe('dark')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const DarkOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  beforeEach: () => localStorage.setItem('framewell.dashboard.theme', 'dark'),
}

export const FiltersAndPages: Story = {
  play: async () => {
    await firstRow()
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'pending')
    await waitFor(() => expect(place()).toHaveTextContent('status=pending'))
    await waitFor(() => expect(screen.queryByText('Dana Whitfield')).toBeNull())
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'all')
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(place()).toHaveTextContent('page=2'))
    await seeText('11–12 of 12')
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.paste('toledo')
    await waitFor(() => expect(place()).toHaveTextContent('/admin-dashboard?tab=applications&search=toledo'))
    await seeText('1 application')
    await seeText('Sam Okafor')
  },
}

export const ApprovesAWholePage: Story = {
  args: { at: '/admin-dashboard?tab=applications&status=pending', recorded: waitingApplications },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select the application of Imani Brooks' }))
    await userEvent.click(screen.getByRole('button', { name: /^Select all \d+ of this page$/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Approve [2-9]$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve the selected applications' }))
    await expect(dialog.getByText(/cannot be undone/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'All references answered')
    await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }))
    await seeText(/^\d approved$/)
    await seeText('No application matches')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const Loading: Story = { args: { answers: listing(never) } }

export const Empty: Story = {
  args: { recorded: noApplications },
  play: async () => {
    await seeText('No credit applications submitted yet')
    await expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription('There is nothing to export')
  },
}

export const NothingMatches: Story = {
  args: { at: '/admin-dashboard?tab=applications&status=rejected&search=Oak' },
  play: async () => {
    await seeText('No application matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all applications' }))
    await firstRow()
  },
}

export const Failed: Story = {
  args: {
    answers: listing((asked) => (asked > 2 ? 'answered' : Promise.reject(refuseCall(listCreditApplications, 'internal')))),
  },
  play: async () => {
    await seeText('Failed to fetch applications')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await firstRow()
  },
}

export const FailedForGood: Story = {
  args: { answers: listing(disconnected) },
  play: async () => {
    await seeText('Failed to fetch applications')
  },
}

export const Refreshes: Story = {
  play: async () => {
    await firstRow()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await seeText('Dashboard Refreshed')
    await seeText('All data has been updated successfully')
  },
}

export const RefreshFails: Story = {
  args: { answers: listing((asked) => (asked === 1 ? 'answered' : disconnected())) },
  play: async () => {
    await firstRow()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await seeText('Refresh Failed')
    await seeText('Unable to update dashboard data')
    // The previous data stays and is marked as stale.
    await seeText('Dana Whitfield')
    await seeText('Failed to fetch applications')
  },
}

export const VerifyingAccess: Story = {
  args: { answers: (recorded) => answerCalls([[currentSession, never]], recorded) },
  play: async () => {
    await seeText('Verifying access...')
  },
}

export const AccessCheckFails: Story = {
  args: { answers: (recorded) => answerCalls([[currentSession, disconnected]], recorded) },
  play: async () => {
    await seeText('Your access could not be checked')
  },
}

export const AStranger: Story = {
  args: {
    at: '/admin-dashboard?tab=applications&status=pending',
    answers: (recorded) => inSession(fakeSessionServer({ signedIn: false }), recorded),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Access Dashboard' })).toBeVisible()
    await expect(place()).toHaveTextContent('/admin-login?next=%2Fadmin-dashboard%3Ftab%3Dapplications%26status%3Dpending')
  },
}

export const ABuilder: Story = {
  args: { answers: (recorded) => inSession(fakeSessionServer({ role: 'builder' }), recorded) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This area is for operators' })).toBeVisible()
  },
}

const ending = fakeSessionServer()
export const TheSessionEnds: Story = {
  args: {
    at: '/admin-dashboard?tab=applications&status=pending',
    answers: (recorded) => {
      const call = makeCallApi(recorded)
      const list: AnswerCall<typeof listCreditApplications> = async (input, request) => {
        if ((await ending.current({}, request)).session === null) throw refuseCall(listCreditApplications, 'signInRequired')
        return call(listCreditApplications, input)
      }
      return answerCalls([[listCreditApplications, list]], inSession(ending, recorded))
    },
  },
  play: async () => {
    await screen.findByText('Priya Raman')
    ending.expire()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await seeText('Your session has ended')
    await expect(await screen.findByLabelText('Username')).toBeVisible()
    await expect(place()).toHaveTextContent('/admin-login?next=%2Fadmin-dashboard%3Ftab%3Dapplications%26status%3Dpending')
  },
}

export const SignsOut: Story = {
  args: { answers: (recorded) => inSession(fakeSessionServer(), recorded) },
  play: async () => {
    await firstRow()
    await userEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign out' }))
    await expect(await screen.findByLabelText('Username')).toBeVisible()
  },
}
