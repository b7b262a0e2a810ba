import { answerCalls } from '@framewell/domain/http/answerCalls'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { listNetworkApplications, reviewApplication } from '@framewell/domain/network/reviewingCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import applicants from '../recordings/applicants.json'
import noApplicants from '../recordings/noApplicants.json'
import { StoryShell } from '../testing/StoryShell'

const AT = '/admin-dashboard?tab=network-applications'

const meta = {
  title: 'Admin/Network applications',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: AT, recorded: applicants },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const open = async (company: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Open ${company}` }))
  return within(await screen.findByRole('dialog', { name: 'Application to the network' }))
}

export const Full: Story = {
  play: async () => {
    await seeText('2 applicants')
    await expect(screen.getByLabelText('Status')).toHaveValue('open')
    await expect(screen.getByText(/days late/)).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'all')
    await seeText('3 applicants')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'directory')
    await seeText('1 applicant')
    await userEvent.type(screen.getByRole('searchbox'), 'nobody')
    await seeText('No applicant matches')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OneOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await (await open('Wabash Steel Frames')).findByText('Before approval')).toBeVisible()
  },
}

export const ApprovesWithoutInsurance: Story = {
  play: async () => {
    const part = await open('Wabash Steel Frames')
    await expect(await part.findByText('No insurance certificate has been accepted yet')).toBeVisible()
    await userEvent.click(part.getByRole('radio', { name: /^Approve/ }))
    // Data from the application is prefilled; missing data is requested on its fields.
    await expect(await part.findByLabelText('Reach')).toHaveValue('250')
    await userEvent.type(part.getByLabelText('Reason'), 'Visited the shop')
    await userEvent.click(part.getByRole('button', { name: 'Approve application' }))
    await expect(await part.findByText('Choose at least one profile depth')).toBeVisible()
    await expect(part.getByLabelText('Longest member')).toHaveAccessibleDescription('Use a number')
    await fillFacts(part)
    await userEvent.click(part.getByRole('button', { name: 'Approve application' }))
    await expect(await part.findByText(/A shop needs an accepted insurance certificate/)).toBeVisible()
    await expect(part.getByLabelText('Longest member')).toHaveValue('24')
  },
}

export const AcceptsAndApproves: Story = {
  play: async () => {
    const part = await open('Wabash Steel Frames')
    await userEvent.click(await part.findByRole('button', { name: 'Accept insurance certificate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept liability-2027.pdf' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept document' }))
    await expect(await dialog.findByText('Give a reason of at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Confirmed with the insurer')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept document' }))
    await expect(await part.findByText(/^Valid until/)).toBeVisible()
    await userEvent.click(part.getByRole('radio', { name: /^Approve/ }))
    await fillFacts(part)
    await userEvent.type(part.getByLabelText('Reason'), 'Visited the shop')
    await userEvent.click(part.getByRole('button', { name: 'Approve application' }))
    await expect(await part.findByText('Network approve')).toBeVisible()
    await expect(part.queryByText('Your decision')).toBeNull()
  },
}

export const Asks: Story = {
  play: async () => {
    const part = await open('Licking Lumber')
    await userEvent.click(await part.findByRole('button', { name: 'Send question' }))
    await expect(await part.findByText('Write a question')).toBeVisible()
    await userEvent.type(part.getByLabelText('Ask the applicant'), 'Do you deliver on Saturdays?')
    await userEvent.click(part.getByRole('button', { name: 'Send question' }))
    await expect(await part.findByText('Do you deliver on Saturdays?', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(part.getByLabelText('Ask the applicant')).toHaveValue(''))
  },
}

export const LeavesANote: Story = {
  play: async () => {
    const part = await open('Licking Lumber')
    await expect(await part.findByText(/^Their yard in Newark/)).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Add note' }))
    await expect(await part.findByText('Write a note')).toBeVisible()
    await userEvent.type(part.getByLabelText('Note for other reviewers'), 'Called them; they deliver on Saturdays.')
    await userEvent.click(part.getByRole('button', { name: 'Add note' }))
    await expect(await part.findByText('Called them; they deliver on Saturdays.', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(part.getByLabelText('Note for other reviewers')).toHaveValue(''))
  },
}

/** The review that somebody else begins while the operator writes. */
const BEGUN = { id: '00000000-0000-4000-8000-000000000003', action: 'begin', reason: 'I know the yard' } as const
export const DecidedElsewhere: Story = {
  args: {
    answers: (recorded) => {
      let begun = false
      return async (request) => {
        if (request.method === 'POST' && !begun) {
          begun = true
          await makeCallApi(recorded)(reviewApplication, BEGUN)
        }
        return recorded(request)
      }
    },
  },
  play: async () => {
    const part = await open('Licking Lumber')
    await userEvent.click(await part.findByRole('radio', { name: /^Reject/ }))
    await userEvent.type(part.getByLabelText('Reason'), 'Outside our states')
    await userEvent.click(part.getByRole('button', { name: 'Reject application' }))
    await expect(await part.findByText(/Somebody else reviewed this application meanwhile/)).toBeVisible()
    await waitFor(() => expect(part.getByRole('radio', { name: /^Begin review/ })).toBeDisabled())
    await expect(part.getByLabelText('Reason')).toHaveValue('Outside our states')
  },
}

export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listNetworkApplications, never]], recorded) } }
export const Empty: Story = {
  args: { recorded: noApplicants },
  play: async () => {
    await seeText('No open applications')
  },
}
export const Failed: Story = {
  args: { answers: (recorded) => answerCalls([[listNetworkApplications, disconnected]], recorded) },
  play: async () => {
    await seeText('The applicants could not be loaded')
  },
}

async function fillFacts(part: ReturnType<typeof within>) {
  await userEvent.type(part.getByLabelText('Longest member'), '24')
  await userEvent.type(part.getByLabelText('Length tolerance'), '1/16"')
  await userEvent.click(part.getByRole('checkbox', { name: '3-1/2 in' }))
  await userEvent.click(part.getByRole('checkbox', { name: '43 mil' }))
}
