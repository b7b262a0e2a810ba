import { restoreContentVersion } from '@framewell/domain/content/versions'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { contentDesk } from '../../testing/contentDesk'
import { at, CONTENT_STORY, editor, guide } from '../../testing/contentStory'
import { StoryShell } from '../../testing/StoryShell'
import { storyAnswers } from '../../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Versions', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

/** A page whose title and URL someone else has changed since. */
const answers = (own: object = {}) => {
  const desk = contentDesk()
  if (guide) desk.saveElsewhere(guide.id, { title: 'Another title', slug: 'another-address', livePath: '/another-address' })
  return storyAnswers({ ...editor(), ...desk, ...own })
}
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }))
  return within(await screen.findByRole('dialog', { name: 'Versions' }))
}
const look = async () => {
  await userEvent.click(await (await open()).findByRole('button', { name: /^Look at the version of/ }))
  return within(await screen.findByRole('dialog', { name: 'A version of the page' }))
}

export const Listed: Story = {
  args: { at: at(guide?.id), answers },
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('Olivia Park')).toBeVisible()
    await expect(dialog.getByText('Title, Address')).toBeVisible()
    await expect(dialog.getByText('In the form')).toBeVisible()
    await expect(dialog.getByText('The oldest version we keep')).toBeVisible()
  },
}

export const RestoredAndUndone: Story = {
  args: { at: at(guide?.id), answers },
  play: async () => {
    const dialog = await look()
    await expect(await dialog.findByText('Another title')).toBeVisible()
    await expect(dialog.getByText('/another-address, as now')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: `Its address at the time too: /${guide?.slug}` }))
    await expect(await dialog.findByText(`/another-address → /${guide?.slug}`)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox'))
    await dialog.findByText('/another-address, as now')
    await userEvent.click(dialog.getByRole('button', { name: 'Restore as a draft' }))
    await seeText('This version is now the draft. Visitors see it once you publish it.')
    await expect(await screen.findByRole('heading', { level: 2, name: guide?.title })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText(/This version is now the draft/)).toBeNull())
  },
}

export const OtherFiguresMeanwhile: Story = {
  globals: { theme: 'dark' },
  args: {
    at: at(guide?.id),
    answers: () =>
      answers({
        restoreVersion: () => {
          throw refuseCall(restoreContentVersion, 'consequencesChanged')
        },
      }),
  },
  play: async () => {
    const dialog = await look()
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore as a draft' }))
    await expect(await dialog.findByText(/Something changed in the meantime/)).toBeVisible()
  },
}

export const NotRead: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    at: at(guide?.id),
    answers: () =>
      answers({
        versions: () => {
          throw new TypeError('Failed to fetch')
        },
      }),
  },
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('The versions could not be loaded')).toBeVisible()
  },
}
