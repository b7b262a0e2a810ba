import { updateContentPage } from '@framewell/domain/content/contentCalls'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { contentDesk } from '../../testing/contentDesk'
import { at, benefits, CONTENT_STORY, editor, guide, sidebar, wind } from '../../testing/contentStory'
import { OPEN, publishingDesk } from '../../testing/publishingDesk'
import { StoryShell } from '../../testing/StoryShell'
import { storyAnswers } from '../../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content releases', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const id = '0c0e0000-0000-4000-8000-000000000300'
const page = (given: typeof guide, obstacles: { path: string; place: string; message: string }[] = []) => ({
  collection: 'pages' as const,
  id: given?.id ?? '',
  title: given?.title ?? '',
  path: given?.path ?? '/',
  obstacles,
})
const select = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  for (const one of [guide, benefits, wind]) await userEvent.click(sidebar().getByRole('checkbox', { name: `Select ${one?.title}` }))
  await userEvent.click(sidebar().getByRole('button', { name: 'Act on 3' }))
}

export const ThreePagesGoLiveTogether: Story = {
  play: async () => {
    await select()
    const dialog = within(await screen.findByRole('dialog', { name: '3 pages selected' }))
    await userEvent.selectOptions(dialog.getByLabelText('What to do'), 'Add to a release')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to a release (3)' }))
    await expect(dialog.getByText('Give the release a name')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Release name'), 'Spring')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to a release (3)' }))
    await seeText('3 of 3 done.')
    await userEvent.keyboard('{Escape}')
    const release = within(await screen.findByRole('region', { name: 'Release Spring' }))
    await userEvent.click(release.getByRole('button', { name: 'Publish all 3' }))
    await userEvent.click(await release.findByRole('button', { name: 'Undo' }))
    await expect(await release.findByText('Undone')).toBeVisible()
  },
}

export const SeveralLeaveTheSite: Story = {
  play: async () => {
    await select()
    const dialog = within(await screen.findByRole('dialog', { name: '3 pages selected' }))
    await expect(dialog.queryByText(/^Leads nowhere/)).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('What to do'), 'Unpublish')
    // For each page, the links that would break are listed before anything happens.
    await waitFor(() => expect(dialog.getAllByText('Leads nowhere then:')).toHaveLength(3))
    await expect(dialog.getAllByText(/Navigation/)[0]).toBeVisible()
  },
}

const obstructed = {
  ...OPEN,
  id,
  name: 'Code change',
  state: 'scheduled' as const,
  at: '2026-12-01T14:00:00.000Z',
  by: 'Erin Vale',
  documents: [page(guide), page(benefits, [{ path: 'sections.0', place: 'Section 1', message: 'The link to /never-was leads nowhere.' }])],
}

export const OneWouldFail: Story = {
  args: { answers: () => storyAnswers({ ...editor(), ...publishingDesk([obstructed]) }) },
  play: async () => {
    const release = within(await screen.findByRole('region', { name: 'Release Code change' }))
    await expect(release.getByText(/Section 1: The link to \/never-was leads nowhere/)).toBeVisible()
    await expect(release.getByRole('button', { name: 'Publish all 2' })).toBeDisabled()
    await seeText('Scheduled (1)')
    await expect(sidebar().getAllByText('In release')).toHaveLength(2)
    await expect(sidebar().getByText('Would fail')).toBeVisible()
    await userEvent.click(release.getByRole('button', { name: `Remove ${benefits?.title}` }))
    await expect(await release.findByRole('button', { name: 'Publish it' })).toBeEnabled()
  },
}

export const InDark: Story = { ...OneWouldFail, globals: { theme: 'dark' }, play: async () => seeText('Scheduled (1)') }

export const APlanOfItsOwnIsSaid: Story = {
  args: {
    answers: () => {
      const desk = contentDesk()
      desk.planElsewhere(guide?.id ?? '', '2031-03-04T09:30:00.000Z')
      return storyAnswers({ ...editor(), ...desk, ...publishingDesk([{ ...OPEN, id, name: 'Spring', documents: [page(guide)] }]) })
    },
  },
  play: async () => {
    const release = within(await screen.findByRole('region', { name: 'Release Spring' }))
    await expect(await release.findByText('Scheduled separately')).toBeVisible()
    await expect(release.getByText(/scheduled by Olivia Park\. Publishing the release yourself cancels that/)).toBeVisible()
  },
}

export const OnAPage: Story = {
  args: { at: at(guide?.id), answers: () => storyAnswers({ ...editor(), ...publishingDesk([obstructed]) }) },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 2, name: guide?.title ?? '' })
    await expect(await within(heading.parentElement ?? document.body).findByText('In release')).toBeVisible()
  },
}

export const EachPageSaysWhatBecameOfIt: Story = {
  args: {
    answers: () => {
      const desk = contentDesk()
      desk.saveElsewhere(String(guide?.id), { slug: 'guide', path: '/guide' })
      return storyAnswers({
        ...editor(),
        ...desk,
        updatePage: (input, request) => {
          if (input.id !== wind?.id) return desk.updatePage(input, request)
          throw refuseCall(updateContentPage, 'invalidInput', { fields: [{ path: 'slug', message: "'Terms' already has this address" }] })
        },
      })
    },
  },
  play: async () => {
    await select()
    await userEvent.click(await screen.findByRole('button', { name: 'Publish (3)' }))
    await seeText('1 of 3 done.')
    await seeText(/'Terms' already has this address/)
    // The effects of a move must be shown first, which is not possible for several pages at once.
    await seeText(`Its address would change from ${guide?.livePath} to /guide. Publish it on its own: you’ll see what that affects first.`)
  },
}
