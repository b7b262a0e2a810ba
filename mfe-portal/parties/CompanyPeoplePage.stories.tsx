import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listColleagues } from '@framewell/domain/parties/colleagueCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import companyPeople from '../recordings/companyPeople.json'
import memberOfACompany from '../recordings/memberOfACompany.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Parties/People of a company',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/company-people', recorded: companyPeople },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite person' }))
  return within(await screen.findByRole('dialog', { name: 'Invite a person' }))
}
const openRecord = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Open ${name}` }))
  return within(await screen.findByRole('dialog', { name: 'Person' }))
}

export const Invites: Story = {
  play: async () => {
    await seeText('Olivia Park (you)')
    const form = await openForm()
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    await expect(await form.findByText('Name is required')).toBeVisible()
    await userEvent.type(form.getByLabelText('Name'), 'Fay Steel')
    await userEvent.type(form.getByLabelText('Email'), 'fay@steel.example')
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    await expect(await form.findByText('This address has an account of another kind. Invite another address.')).toBeVisible()
    await userEvent.clear(form.getByLabelText('Email'))
    await userEvent.type(form.getByLabelText('Email'), 'fay@park.example')
    await userEvent.selectOptions(form.getByLabelText('As'), 'Owner')
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    await seeText('fay@park.example has it')
    await expect(await screen.findByRole('row', { name: /fay@park.example.*Owner.*Invited/ })).toBeVisible()
  },
}
export const Withdraws: Story = {
  play: async () => {
    const record = await openRecord('kim@park.example')
    await userEvent.click(record.getByRole('button', { name: 'Withdraw invitation' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Withdraw invitation' }))
    await userEvent.click(ask.getByRole('button', { name: 'Withdraw invitation' }))
    await seeText('Invitation withdrawn')
    await waitFor(() => expect(screen.queryByText('kim@park.example')).toBeNull())
  },
}
export const RemovesAMember: Story = {
  play: async () => {
    const record = await openRecord('Ben Park')
    await userEvent.click(record.getByRole('button', { name: 'Remove person' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Remove person' }))
    await userEvent.click(ask.getByRole('button', { name: 'Remove person' }))
    await seeText('Person removed')
    await waitFor(() => expect(screen.queryByText('ben@park.example')).toBeNull())
  },
}
/** A role that only a newer server knows is shown in its own words. */
export const RoleOfANewerServer: Story = {
  args: { answers: newerServer((recorded) => recorded, '"role":"member"', '"role":"site_manager"') },
  play: async () => {
    const record = await openRecord('Ben Park')
    await expect(record.getByText('Site manager')).toBeVisible()
  },
}
export const TheLastOwnerStays: Story = {
  play: async () => {
    const record = await openRecord('Olivia Park (you)')
    await userEvent.click(record.getByRole('button', { name: 'Leave company' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Leave company' }))
    await userEvent.click(ask.getByRole('button', { name: 'Leave company' }))
    await expect(await ask.findByText('A company keeps at least one owner. Invite another one first.')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const AMemberOnly: Story = {
  args: { recorded: memberOfACompany },
  play: async () => {
    await seeText('You own no company')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listColleagues, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[listColleagues, disconnected]], recorded) },
  play: async () => {
    await seeText('The list of people could not be loaded')
  },
}
