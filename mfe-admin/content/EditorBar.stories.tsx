import { createContentPage, deleteContentPage, restoreContentPage, updateContentPage } from '@framewell/domain/content/contentCalls'
import { schedulePublication } from '@framewell/domain/content/schedules'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { at, benefits, CONTENT_STORY, editor, wind } from '../testing/contentStory'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Whole page', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

/** Deletes the page; a dialog that is still closing would receive the next click. */
async function confirmDeletion(name: string | RegExp = /^Delete/): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete page' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Delete page' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }))
}

export const Publishes: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Published' }))
    await seeText('Page updated successfully')
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked())
  },
}

export const ScoreTooLowToPublish: Story = {
  args: {
    at: at(wind?.id),
    answers: () =>
      storyAnswers({
        ...editor(),
        updatePage: () => {
          const message = 'The SEO score is 10; at least 40 is needed to publish.'
          throw refuseCall(updateContentPage, 'invalidInput', { fields: [{ path: 'isPublished', message }] })
        },
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Published' }))
    await seeText('Failed to update page')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The SEO score is 10; at least 40 is needed to publish.'))
    await expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked()
  },
}

export const DuplicatesAPost: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await seeText('Page created successfully')
    await waitFor(() => expect(screen.getByLabelText('Page title')).toHaveValue(`${wind?.title} (copy)`))
    await expect(screen.getByLabelText('URL slug')).toHaveValue(`${wind?.slug}-copy`)
    await expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked()
    await waitFor(() => expect(screen.getByTestId('place')).not.toHaveTextContent(String(wind?.id)))
  },
}

export const AddsAPage: Story = {
  play: async () => {
    await seeText('5 pages')
    await userEvent.click(screen.getByRole('button', { name: 'Add page' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Post, for the blog' }))
    await seeText('Page created successfully')
    await expect(await screen.findByLabelText('URL slug')).toHaveValue('new-page-2')
    const section = within(await screen.findByRole('article', { name: 'Text, number 1' }))
    const body = await section.findByRole('textbox', { name: 'Body' })
    // Without a press: the title is selected, and Enter leads on to the text.
    await userEvent.keyboard('A frame in a day{Enter}')
    await waitFor(() => expect(body).toHaveFocus())
    await userEvent.keyboard('Written at once')
    await expect(body).toHaveTextContent('Written at once')
    // The key itself begins no paragraph.
    await expect(body.children).toHaveLength(1)
    await expect(screen.getByLabelText('Page title')).toHaveValue('A frame in a day')
    await seeText('Saved')
  },
}

export const AddsAPageOfTheSite: Story = {
  play: async () => {
    await seeText('5 pages')
    await userEvent.click(screen.getByRole('button', { name: 'Add page' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Page, for the site' }))
    await seeText('Page created successfully')
    await waitFor(() => expect(screen.queryByLabelText('Category')).toBeNull())
    await seeText('6 pages')
  },
}

export const AddingFails: Story = {
  args: {
    answers: () =>
      storyAnswers({
        ...editor(),
        createPage: () => {
          throw refuseCall(createContentPage, 'unavailable')
        },
      }),
  },
  play: async () => {
    await seeText('5 pages')
    await userEvent.click(screen.getByRole('button', { name: 'Add page' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Post, for the blog' }))
    await seeText('Failed to create page')
  },
}

export const DeletesAndUndoes: Story = {
  args: { at: at(benefits?.id) },
  play: async () => {
    await confirmDeletion('Delete “Steel framing benefits”?')
    await seeText('Page deleted successfully')
    await seeText('No Page Selected')
    await seeText('4 pages')
    await userEvent.click(within(screen.getByRole('region', { name: /Notifications/ })).getByRole('button', { name: 'Undo' }))
    await seeText('Page restored')
    await expect(await screen.findByLabelText('Page title')).toHaveValue('Steel framing benefits')
    await seeText('5 pages')
  },
}

export const RestoresFromTheTrash: Story = {
  args: { at: at(benefits?.id) },
  play: async () => {
    await confirmDeletion()
    await seeText('4 pages')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Deleted')
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Steel framing benefits' }))
    await seeText('Page restored')
    await expect(await screen.findByLabelText('Page title')).toHaveValue('Steel framing benefits')
    await seeText('5 pages')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Deleted')
    await seeText('Nothing is deleted')
  },
}

export const UndoesLater: Story = {
  args: { at: at(benefits?.id) },
  play: async () => {
    await confirmDeletion()
    await seeText('“Steel framing benefits” was deleted')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await seeText('Page restored')
  },
}

export const DeletingFails: Story = {
  args: {
    at: at(benefits?.id),
    answers: () =>
      storyAnswers({
        ...editor(),
        deletePage: () => {
          throw refuseCall(deleteContentPage, 'internal')
        },
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete page' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete page' }))
    await seeText('Failed to delete page')
  },
}

export const UndoFindsTheAddressTaken: Story = {
  args: {
    at: at(benefits?.id),
    answers: () =>
      storyAnswers({
        ...editor(),
        restorePage: () => {
          throw refuseCall(restoreContentPage, 'slugTaken')
        },
      }),
  },
  play: async () => {
    await confirmDeletion()
    await seeText('Page deleted successfully')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await seeText('The page could not be restored')
  },
}

async function scheduleAt(local: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }))
  await userEvent.type(dialog.getByLabelText('When'), local)
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
}

export const SchedulesAndTakesItBack: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await scheduleAt('2031-03-04T09:30')
    await seeText(/Goes live Tue, Mar 4/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel schedule' }))
    await waitFor(() => expect(screen.queryByText(/Goes live/)).toBeNull())
  },
}

export const ScheduleIsRefusedByName: Story = {
  args: {
    at: at(benefits?.id),
    answers: () =>
      storyAnswers({
        ...editor(),
        schedule: () => {
          throw refuseCall(schedulePublication, 'notReady', {
            fields: [{ path: 'sections.0', message: 'Section 1: The link to /never-was leads nowhere.' }],
          })
        },
      }),
  },
  play: async () => {
    await scheduleAt('2031-03-04T09:30')
    await seeText('It can’t be published yet. Nothing was scheduled.')
    await seeText('Section 1: The link to /never-was leads nowhere.')
  },
}
