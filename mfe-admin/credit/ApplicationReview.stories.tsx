import { getCreditApplication, listCreditApplications, reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { makeCallApi } from '@framewell/domain/http/callApi'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import applications from '../recordings/applications.json'
import { StoryShell } from '../testing/StoryShell'

/** As the recording counts them. */
const [LUIS, PRIYA, NOAH, UNKNOWN] = [3, 4, 12, 14].map((number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`)
const underReview = (id: string | undefined) => `/admin-dashboard?tab=applications&review=${id}`

const meta = {
  title: 'Admin/Application review',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: underReview(PRIYA), recorded: applications },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const openFromList = async () => {
  const button = await screen.findByRole('button', { name: 'Review the application of Priya Raman' })
  await userEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Review application' }))
}

export const Open: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review application' }))
    await expect(await dialog.findByRole('heading', { name: 'Priya Raman' })).toBeVisible()
    await expect(dialog.getByText('Why this score')).toBeVisible()
    await expect(dialog.getByText(/Decided again under policy version 1/)).toBeVisible()
    await expect(dialog.getByText('Applied', { selector: 'strong' })).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: () => localStorage.setItem('framewell.dashboard.theme', 'dark'),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[getCreditApplication, never]], recorded) } }

export const Failed: Story = {
  args: { answers: (recorded) => answerCalls([[getCreditApplication, disconnected]], recorded) },
  play: async () => {
    await seeText('The application could not be loaded')
  },
}

export const NotHere: Story = {
  args: { at: underReview(UNKNOWN) },
  play: async () => {
    await seeText('This application is not here')
  },
}

/** Applications of a status that this page does not know yet are listed like every other one. */
export const NewerStatus: Story = {
  args: {
    at: '/admin-dashboard?tab=applications',
    answers: newerServer((recorded) => recorded, '"qualificationStatus":"pending"', '"qualificationStatus":"on_hold"'),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Review the application of Priya Raman' })).toBeVisible()
    await expect((await screen.findAllByText('On hold'))[0]).toBeVisible()
  },
}

export const Approves: Story = {
  args: { at: '/admin-dashboard?tab=applications' },
  play: async () => {
    const dialog = await openFromList()
    await userEvent.click(await dialog.findByRole('radio', { name: /^Approve/ }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Two references answered')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve application' }))
    await seeText('Application approved')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review the application of Priya Raman' })).toHaveFocus())
    const again = await openFromList()
    await expect(await again.findByText('Two references answered')).toBeVisible()
    await expect(again.getByText(/^Status: Pending Approved$/)).toBeVisible()
    await expect(await again.findByRole('radio', { name: /^Approve/ })).toBeDisabled()
  },
}

let held: Promise<void> | undefined

/** The decided row has focus until the list's answer takes it away; focus is then in the search box, not lost. */
export const LeavesTheListLate: Story = {
  args: {
    at: '/admin-dashboard?tab=applications&status=pending',
    answers: (recorded) => {
      const call = makeCallApi(recorded)
      const list = async (asked: CallInput<typeof listCreditApplications>) => {
        await held
        return call(listCreditApplications, asked)
      }
      return answerCalls([[listCreditApplications, list]], recorded)
    },
  },
  play: async () => {
    const dialog = await openFromList()
    let answer = () => {}
    held = new Promise((resolve) => {
      answer = resolve
    })
    await userEvent.click(await dialog.findByRole('radio', { name: /^Approve/ }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Two references answered')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve application' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = screen.getByRole('button', { name: 'Review the application of Priya Raman' })
    await waitFor(() => expect(row).toHaveFocus())
    answer()
    held = undefined
    await waitFor(() => expect(row).not.toBeInTheDocument())
    await expect(screen.getByRole('searchbox')).toHaveFocus()
  },
}

export const AsksForWhatIsMissing: Story = {
  args: { at: underReview(LUIS) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save review' }))
    await seeText('Choose approve, reject or override')
    await seeText('Give a reason of at least 3 characters')
    await userEvent.click(screen.getByRole('radio', { name: /^Override/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'Twelve homes paid on time')
    await userEvent.click(screen.getByRole('button', { name: 'Override tier' }))
    await expect(await screen.findByText('Choose a tier', { selector: 'p *' })).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('New tier'), 'Premium')
    await userEvent.click(screen.getByRole('button', { name: 'Override tier' }))
    await seeText('Premium needs a credit limit')
    await userEvent.type(screen.getByLabelText('Credit limit'), '600,000')
    await userEvent.click(screen.getByRole('button', { name: 'Override tier' }))
    await seeText('The highest limit is $500,000')
    await userEvent.clear(screen.getByLabelText('Credit limit'))
    await userEvent.type(screen.getByLabelText('Credit limit'), '400,000')
    await userEvent.click(screen.getByRole('button', { name: 'Override tier' }))
    await seeText('Tier overridden')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByText('$400,000')).toBeVisible()
  },
}

export const LimitAboveTheTier: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Override/ }))
    await userEvent.selectOptions(screen.getByLabelText('New tier'), 'Preferred')
    await userEvent.type(screen.getByLabelText(/^Credit limit/), '300,000')
    await userEvent.type(screen.getByLabelText('Reason'), 'Twelve homes paid on time')
    await userEvent.click(screen.getByRole('button', { name: 'Override tier' }))
    await seeText('The Preferred tier goes up to $150,000')
    await expect(screen.getByLabelText(/^Credit limit/)).toBeInvalid()
  },
}

/** The review that somebody else makes while the operator writes. */
const BY_A_COLLEAGUE = { id: NOAH ?? '', action: 'approve', reason: 'Approved by a colleague' } as const
export const SomebodyWasFaster: Story = {
  args: {
    at: underReview(NOAH),
    answers: (recorded) => {
      let first = true
      return async (request) => {
        if (first && request.method === 'POST') {
          first = false
          await makeCallApi(recorded)(reviewCreditApplication, BY_A_COLLEAGUE)
        }
        return recorded(request)
      }
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Reject/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'No lot under contract')
    await userEvent.click(screen.getByRole('button', { name: 'Reject application' }))
    await seeText('Somebody else reviewed this application meanwhile. Look at it again before you decide.')
    await seeText('Approved by a colleague')
    await expect(screen.getByLabelText('Reason')).toHaveValue('No lot under contract')
    await userEvent.click(screen.getByRole('button', { name: 'Reject application' }))
    await seeText('Application rejected')
  },
}

export const ConnectionLost: Story = {
  args: { answers: (recorded) => answerCalls([[reviewCreditApplication, disconnected]], recorded) },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Reject/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'No lot under contract')
    await userEvent.click(screen.getByRole('button', { name: 'Reject application' }))
    await seeText('The connection was lost before an answer came. What you typed is kept; please try again.')
  },
}

export const KeepsWhatWasTyped: Story = {
  args: { at: '/admin-dashboard?tab=applications' },
  play: async () => {
    const dialog = await openFromList()
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Waiting for the second reference')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openFromList()
    await expect(await again.findByLabelText('Reason')).toHaveValue('Waiting for the second reference')
  },
}
