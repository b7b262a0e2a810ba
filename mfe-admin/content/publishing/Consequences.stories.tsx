import { performContentAct } from '@framewell/domain/content/consequences'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { contentDesk } from '../../testing/contentDesk'
import { at, CONTENT_STORY, editor, guide, wind } from '../../testing/contentStory'
import { StoryShell } from '../../testing/StoryShell'
import { storyAnswers } from '../../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content consequences', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const rename = async () => {
  const slug = await screen.findByLabelText('URL slug')
  await userEvent.clear(slug)
  await userEvent.type(slug, 'steel-framing-explained')
  await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }))
  return within(await screen.findByRole('dialog', { name: 'Publish at a new address?' }))
}

export const RenamingIsShownBefore: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    const dialog = await rename()
    await expect(await dialog.findByText(`/${guide?.slug} → /steel-framing-explained`)).toBeVisible()
    await expect(dialog.getByText('Redirected')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish and move' }))
    await seeText(`/${guide?.slug} moved to /steel-framing-explained.`)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText(/moved to/)).toBeNull())
  },
}

export const OtherFiguresMeanwhile: Story = {
  args: {
    at: at(guide?.id),
    answers: () =>
      storyAnswers({
        ...editor(),
        reachingAct: () => {
          throw refuseCall(performContentAct, 'consequencesChanged')
        },
      }),
  },
  play: async () => {
    const dialog = await rename()
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish and move' }))
    await expect(await dialog.findByText(/Something changed in the meantime/)).toBeVisible()
  },
}

export const TakingOffTheSite: Story = {
  globals: { theme: 'dark' },
  args: { at: at(guide?.id) },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Published' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish it?' }))
    await expect(await dialog.findByText('Leads nowhere')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }))
    await seeText(`/${guide?.slug} is off the site.`)
    await expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked()
  },
}

/** Manually publishes a page that a colleague has scheduled. */
const PLANNED = {
  at: at(wind?.id),
  answers: () => {
    const desk = contentDesk()
    desk.planElsewhere(wind?.id ?? '', '2031-03-04T09:30:00.000Z')
    return storyAnswers({ ...editor(), ...desk })
  },
}
const publishPlanned = async () => {
  await userEvent.click(await screen.findByRole('switch', { name: 'Published' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish now?' }))
  await expect(await dialog.findByText(/^Publication .*, scheduled by Olivia Park/)).toBeVisible()
  await expect(dialog.getByText('Withdrawn')).toBeVisible()
  return dialog
}

export const PublishingWithdrawsWhatWasPlanned: Story = {
  args: PLANNED,
  play: async () => {
    const dialog = await publishPlanned()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await seeText(`/${wind?.slug} is on the site.`)
    await waitFor(() => expect(screen.queryByText('Scheduled')).toBeNull())
  },
}

export const ThePlanMayStay: Story = {
  args: PLANNED,
  play: async () => {
    const dialog = await publishPlanned()
    await userEvent.click(dialog.getByLabelText(/Keep the schedule/))
    await expect(await dialog.findByText('Stays')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await seeText(`/${wind?.slug} is on the site.`)
    await expect((await screen.findAllByText('Scheduled'))[0]).toBeVisible()
  },
}
