import { freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PortalStory } from '../../testing/PortalStory'
import { REVIEWED_ORDER, reviewDesk } from '../../testing/reviewDesk'

const OPENED = `/engineering-review?order=${REVIEWED_ORDER}`
const QUESTION = {
  id: '7d1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a13',
  text: 'Which soil report applies?',
  askedBy: 'Olivia Park',
  askedAt: '2026-11-26T15:00:00.000Z',
  answer: null,
  answeredBy: null,
  answeredAt: null,
  member: null,
  pin: null,
}
const LICENSES = [{ id: '7d1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a14', name: 'Olive Stone', license: 'E-1 (OH), until December 31, 2027' }]

const meta = {
  title: 'Portal/Engineering review',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: OPENED, answers: () => reviewDesk() },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Approving: Story = {
  play: async () => {
    await seeText('3 of 412 checked members are overloaded')
    await userEvent.upload(await screen.findByLabelText(/sealed set/i), new File(['%PDF-1.7'], 'sealed.pdf', { type: 'application/pdf' }))
    await seeText('Sealed set: sealed.pdf')
    const name = screen.getByLabelText('Your name, as your signature')
    await userEvent.type(name, 'Somebody Else')
    await press('Approve')
    await seeText('Your account is Olivia Park’s. Type that name.')
    await userEvent.clear(name)
    await userEvent.type(name, 'Olivia Park')
    await press('Approve')
    await seeText(/^Approved by an engineer: revision 1, Olivia Park, license E-1 \(OH\)/)
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}
/** What the engineer added for one model does not approve the next. */
export const TheModelMoves: Story = {
  play: async () => {
    await userEvent.upload(await screen.findByLabelText(/sealed set/i), new File(['%PDF-1.7'], 'sealed.pdf', { type: 'application/pdf' }))
    await seeText('Sealed set: sealed.pdf')
    await userEvent.type(screen.getByLabelText('Your name, as your signature'), 'Olivia Park')
    await userEvent.click(screen.getByText('Change the design site'))
    await press('Save design site')
    await seeText('Sealed set: sealed.pdf. The model changed after you added it.')
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(/^The model changed after you added/)
  },
}
/** Nobody answers their own question. */
export const WaitingForAnAnswer: Story = {
  args: { answers: () => reviewDesk({ questions: [QUESTION] }) },
  play: async () => {
    await seeText('Waiting for the builder or Framewell')
    await expect(screen.queryByLabelText(/^Answer to/)).toBeNull()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutASite: Story = {
  args: { answers: () => reviewDesk({ site: null, check: null }) },
  play: async () => {
    await seeText('Enter the design site: the frame is checked for it.')
    await userEvent.click(await screen.findByText('Enter the design site'))
    await press('Save design site')
    await seeText('Enter the adopted code and its edition, for example 2018 IRC.')
  },
}
export const Asking: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Question to the builder and Framewell'), 'Which soil report applies?')
    await press('Ask')
    await seeText(/1 question open/)
  },
}
/** A member's row begins the question about it. */
export const AskingAboutAMember: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Every member with its verdict'))
    await seeText('2 members')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Overloaded')
    await seeText('1 member')
    await press('Ask about W1-3-24')
    const question = await screen.findByLabelText('Question to the builder and Framewell')
    await expect(question).toHaveFocus()
    await userEvent.type(question, 'is 54 mil fine?')
    await press('Ask')
    await seeText('1. is 54 mil fine?')
    await seeText('Member W1-3-24')
  },
}
/** The engineer pins a question in the drawing by keyboard; its mark leads to it. */
export const PinsAQuestion: Story = {
  args: { answers: () => reviewDesk() },
  play: async () => {
    const pin = await screen.findByRole('button', { name: 'Set a pin in the middle' })
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Your pin. Arrow keys move it.' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await seeText('Front elevation, revision 1')
    await userEvent.type(screen.getByLabelText('Question to the builder and Framewell'), 'Is this stud doubled?')
    await press('Ask')
    await seeText('1. Is this stud doubled?')
    const mark = await screen.findByRole('link', { name: 'Question 1' })
    await expect(mark).toHaveAttribute('style', 'left: 62.5%; top: 50%;')
  },
}

/** The builder reads the engineer's question and answers it. */
export const Answering: Story = {
  args: { answers: () => reviewDesk({ seenAs: 'builder', questions: [QUESTION] }) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Answer to/), 'Report 12 of May.')
    await press('Answer')
    await seeText('Report 12 of May.')
    await expect(screen.queryByLabelText('Your name, as your signature')).toBeNull()
  },
}
export const Assigning: Story = {
  args: { answers: () => reviewDesk({ seenAs: 'operator', record: { engineer: null }, engineers: LICENSES, site: null, check: null }) },
  play: async () => {
    await seeText('Not reviewed by an engineer: waiting for an engineer')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Engineer' }),
      'Olive Stone, license E-1 (OH), until December 31, 2027',
    )
    await press('Assign')
    await seeText('Not reviewed by an engineer: with Olive Stone')
  },
}
export const NobodyLicensed: Story = {
  args: { answers: () => reviewDesk({ seenAs: 'operator', record: { engineer: null }, site: null, check: null }) },
  play: async () => {
    await seeText(/^No license on record covers this site\./)
  },
}
export const AssignedOrders: Story = { args: { at: '/engineering-review' } }
export const NothingAssigned: Story = {
  args: { at: '/engineering-review', answers: () => reviewDesk({ record: { engineer: null } }) },
  play: async () => {
    await seeText('No order is assigned to you')
  },
}
export const Loading: Story = { args: { answers: () => never } }
export const UnknownOrder: Story = { args: { at: '/engineering-review?order=FW-2026-99999' } }
