import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { at, CONTENT_STORY, editor, guide } from '../../testing/contentStory'
import { ERIN, OMAR, type ReviewedPage, reviewDesk, reviewedPage } from '../../testing/reviewDesk'
import { StoryShell } from '../../testing/StoryShell'
import { storyAnswers } from '../../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Review', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const asked = { by: 'Erin Vale', at: '2026-11-21T09:00:00.000Z', words: 'New figures from the lab.' }
const answers =
  (sample: Partial<ReviewedPage>, session: object = editor(), person = ERIN, approvers = [OMAR]) =>
  () =>
    storyAnswers({ ...session, ...reviewDesk(reviewedPage({ required: true, ...sample }), person, approvers) })

export const AnEditorAsks: Story = {
  args: { at: at(guide?.id), answers: answers({}) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ready for review' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ready for review?' }))
    await expect(dialog.getByText(/Omar Reyes can approve it/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/Note for the approver/), 'For Monday')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for review' }))
    await expect(await screen.findByText(/You asked .*“For Monday” Omar Reyes can approve it\./)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Ready for review' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    await expect(await screen.findByRole('button', { name: 'Ready for review' })).toBeVisible()
  },
}

const waiting = { review: { state: 'waiting', approvedWords: null, askedBy: ERIN.id, asked, decided: null } } as const

export const AnApproverSendsItBack: Story = {
  args: { at: at(guide?.id), answers: answers(waiting, fakeSessionServer(), OMAR) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve these changes?' }))
    await expect((await dialog.findAllByRole('insertion')).map((shown) => shown.textContent)).toContain('Rolled from galvanized coil.')
    await expect(dialog.getByText('galvanized')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await dialog.findByText(/Enter what to fix\./)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Note to the editor'), 'Name the coating.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await screen.findByText('Sent back by Omar Reyes')).toBeVisible()
  },
}

export const AnApproverApproves: Story = {
  args: { at: at(guide?.id), answers: answers(waiting, fakeSessionServer(), OMAR) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('galvanized')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(await screen.findByText(/These changes can be published\./)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible()
  },
}

export const ApprovedButDeadLink: Story = {
  args: {
    at: at(guide?.id),
    answers: answers({
      review: {
        ...{ state: 'approved', approvedWords: 'stamp-1', askedBy: ERIN.id, asked },
        decided: { by: OMAR.name, at: '2026-11-21T10:00:00.000Z', words: '' },
      },
      obstacles: [{ path: 'sections.0', place: 'Section 1', message: 'The link to /soon leads nowhere.' }],
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Section 1: The link to /soon leads nowhere.')).toBeVisible()
    await expect(screen.queryByText(/can be published/)).toBeNull()
  },
}

export const WaitingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { at: at(guide?.id), answers: answers(waiting, fakeSessionServer(), ERIN, [ERIN, OMAR]) },
}

export const AmongWhatIsOpen: Story = {
  args: { answers: answers(waiting, fakeSessionServer(), OMAR) },
  play: async () => {
    const part = within(await screen.findByRole('region', { name: 'Waiting for review' }))
    await expect(await part.findByRole('link')).toHaveAttribute('href', expect.stringContaining(`page=${guide?.id}`))
    await expect(part.getByText(/Erin Vale asked .*New figures from the lab\./)).toBeVisible()
  },
}
