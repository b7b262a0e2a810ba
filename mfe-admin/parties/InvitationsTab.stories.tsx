import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listInvitations } from '@framewell/domain/parties/partyCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import invitations from '../recordings/invitations.json'
import noInvitations from '../recordings/noInvitations.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Invitations',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=invitations', recorded: invitations },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite person' }))
  return within(await screen.findByRole('dialog', { name: 'Invite a person' }))
}

export const InvitesIntoANewCompany: Story = {
  play: async () => {
    const form = await openForm()
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    await expect(await form.findByText('Name is required')).toBeVisible()
    await expect(form.getByText('Valid email is required')).toBeVisible()
    await userEvent.type(form.getByLabelText('Name'), 'Noa Birch')
    await userEvent.type(form.getByLabelText('Email'), 'noa@birch.example')
    await userEvent.type(form.getByLabelText('Company'), 'Birch Homes')
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    await seeText('Noa Birch has it at noa@birch.example')
    await seeText('Birch Homes (Builder)')
  },
}
export const RefusesAMember: Story = {
  play: async () => {
    const form = await openForm()
    await userEvent.type(form.getByLabelText('Name'), 'Ada Hale')
    await userEvent.type(form.getByLabelText('Email'), 'ada@hale.example')
    await userEvent.type(form.getByLabelText('Company'), 'hale')
    await userEvent.click(await form.findByRole('radio', { name: /^Hale Homes/ }))
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    await expect(await form.findByText('This person is a member of that company already.')).toBeVisible()
    // Changing the kind of company clears a choice of the other kind.
    await userEvent.selectOptions(form.getByLabelText('Kind of company'), 'Fabricator')
    await expect(form.queryByRole('radio')).toBeNull()
  },
}
export const OneWithdrawn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Open Ben Hale/ }))
    const record = within(await screen.findByRole('dialog', { name: 'Invitation' }))
    await userEvent.click(record.getByRole('button', { name: 'Withdraw' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Withdraw invitation' }))
    await userEvent.click(ask.getByRole('button', { name: 'Withdraw invitation' }))
    await expect(await ask.findByText('Say why')).toBeVisible()
    await userEvent.type(ask.getByLabelText('Reason'), 'Sent to the wrong address')
    await userEvent.click(ask.getByRole('button', { name: 'Withdraw invitation' }))
    await seeText('Invitation withdrawn')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { recorded: noInvitations },
  play: async () => {
    await seeText('No invitations yet')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listInvitations, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[listInvitations, disconnected]], recorded) },
  play: async () => {
    await seeText('The invitations could not be loaded')
  },
}
