import { freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import engineeringReview from '../../recordings/engineeringReview.json'
import noReviews from '../../recordings/noReviews.json'
import reviewQuestions from '../../recordings/reviewQuestions.json'
import reviewToAnswer from '../../recordings/reviewToAnswer.json'
import reviewToAssign from '../../recordings/reviewToAssign.json'
import reviewWithoutLicense from '../../recordings/reviewWithoutLicense.json'
import reviewWithoutSite from '../../recordings/reviewWithoutSite.json'
import { PortalStory } from '../../testing/PortalStory'

// Only reviewQuestions has the order’s drawing and members.
const meta = {
  title: 'Portal/Engineering review',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/engineering-review?order=FW-2026-00001', recorded: reviewQuestions },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const addSealedSet = async () => {
  await userEvent.upload(await screen.findByLabelText(/sealed set/i), new File(['%PDF-1.7'], 'sealed.pdf', { type: 'application/pdf' }))
  await seeText('Sealed set: sealed.pdf')
}

export const Approving: Story = {
  args: { recorded: [engineeringReview, reviewQuestions] },
  play: async () => {
    await seeText(/^\d+ of [\d,]+ checked members are overloaded$/)
    await addSealedSet()
    const name = screen.getByLabelText('Your name, as your signature')
    await userEvent.type(name, 'Somebody Else')
    await press('Approve')
    await seeText('Your account is Olive Stone’s. Type that name.')
    await userEvent.clear(name)
    await userEvent.type(name, 'Olive Stone')
    await press('Approve')
    await seeText(/^Approved by an engineer: the frame of revision 1 at its site and loads, Olive Stone, license E-1 \(OH\)/)
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}
/** What the engineer added for one model does not approve the next. */
export const TheModelMoves: Story = {
  args: { recorded: [engineeringReview, reviewQuestions] },
  play: async () => {
    await addSealedSet()
    await userEvent.type(screen.getByLabelText('Your name, as your signature'), 'Olive Stone')
    await userEvent.click(screen.getByText('Change the design site'))
    await userEvent.clear(screen.getByLabelText(/^Ultimate design wind speed/))
    await userEvent.type(screen.getByLabelText(/^Ultimate design wind speed/), '115')
    await press('Save design site')
    await seeText('Sealed set: sealed.pdf. The model changed after you added it.')
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(/^The model changed after you added/)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutASite: Story = {
  args: { recorded: [reviewWithoutSite, reviewQuestions] },
  play: async () => {
    await seeText('Enter the design site: the frame is checked for it.')
    await userEvent.click(await screen.findByText('Enter the design site'))
    await press('Save design site')
    await seeText('Enter the adopted code and its edition, for example 2018 IRC.')
  },
}
/** Nobody answers their own question. */
export const Asking: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Question to the builder and Framewell'), 'Which soil report applies?')
    await press('Ask')
    await seeText(/1 question open/)
    await seeText('Waiting for the builder or Framewell')
    await expect(screen.queryByLabelText(/^Answer to/)).toBeNull()
  },
}
/** A member's row begins the question about it. */
export const AskingAboutAMember: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Every member with its verdict'))
    await seeText(/^[\d,]+ members$/)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Overloaded')
    const [ask] = await screen.findAllByRole('button', { name: /^Ask about / })
    const mark = ask?.getAttribute('aria-label')?.replace('Ask about ', '')
    await userEvent.click(ask ?? document.body)
    const question = await screen.findByLabelText('Question to the builder and Framewell')
    await expect(question).toHaveFocus()
    await userEvent.type(question, 'is 54 mil fine?')
    await press('Ask')
    await seeText(/^\d\. is 54 mil fine\?$/)
    await seeText(`Member ${mark}`)
  },
}
/** The engineer pins a question in the drawing by keyboard; its mark leads to it. */
export const PinsAQuestion: Story = {
  play: async () => {
    const pin = await screen.findByRole('button', { name: 'Set a pin in the middle' })
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Your pin. Arrow keys move it.' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await seeText('Front elevation, revision 1')
    await userEvent.type(screen.getByLabelText('Question to the builder and Framewell'), 'Is this stud doubled?')
    await press('Ask')
    await seeText('3. Is this stud doubled?')
    const mark = await screen.findByRole('link', { name: 'Question 3' })
    await expect(Number.parseFloat(mark.style.left)).toBeGreaterThan(50)
  },
}

/** The builder reads the engineer's question and answers it. */
export const Answering: Story = {
  args: { recorded: [reviewToAnswer, reviewQuestions] },
  play: async () => {
    const question = await screen.findByLabelText('Answer to “Which soil report applies?”')
    await userEvent.type(question, 'Report 12 of May.')
    await userEvent.keyboard('{Tab}{Enter}')
    await seeText('Report 12 of May.')
    await expect(screen.queryByLabelText('Your name, as your signature')).toBeNull()
  },
}
export const Assigning: Story = {
  args: { recorded: [reviewToAssign, reviewQuestions] },
  play: async () => {
    await seeText('Not reviewed by an engineer: waiting for an engineer')
    const [, license] = await screen.findAllByRole('option', { name: /^(Choose one|Olive Stone, license E-1 \(OH\), until )/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Engineer' }), license ?? '')
    await press('Assign')
    await seeText('Not reviewed by an engineer: assigned to Olive Stone')
  },
}
export const NobodyLicensed: Story = {
  args: { recorded: [reviewWithoutLicense, reviewQuestions] },
  play: async () => {
    await seeText(/^No license on record covers this site\./)
  },
}
export const AssignedOrders: Story = {
  args: { at: '/engineering-review' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /FW-2026-00001/ })).toBeVisible()
  },
}
export const NothingAssigned: Story = {
  args: { at: '/engineering-review', recorded: noReviews },
  play: async () => {
    await seeText('No order is assigned to you')
  },
}
export const Loading: Story = { args: { answers: () => never } }
export const UnknownOrder: Story = {
  args: { at: '/engineering-review?order=FW-2026-00002' },
  play: async () => {
    await seeText('Order Not Found')
  },
}
