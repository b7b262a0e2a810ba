import { disconnected } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { contentDesk } from '../testing/contentDesk'
import { at, benefits, CONTENT_STORY, editor, guide, sidebar, wind } from '../testing/contentStory'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Saving', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

/** This browser's stored copies of the page. */
const copies = () =>
  Object.entries(localStorage).flatMap(([key, words]) => (key.startsWith(`framewell.content.${wind?.id}.`) ? [String(words)] : []))

export const SavesByItself: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    const title = await screen.findByLabelText('Page title')
    await seeText('Saved')
    await userEvent.type(title, ' at night')
    await seeText('Editing')
    await seeText('Saved')
    await expect(sidebar().getByText('Wind and steel frames at night')).toBeVisible()
    await expect(copies()).toEqual([])
  },
}

export const APublishedPageIsSavedAsADraft: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Page title'), ' Today')
    await seeText('Saved as a draft')
    await seeText(/Visitors see the page as it was last published/)
    await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }))
    await seeText('Page updated successfully')
    await waitFor(() => expect(screen.queryByText('Saved as a draft')).toBeNull())
  },
}

export const SaveFails: Story = {
  args: { at: at(wind?.id), answers: () => storyAnswers({ ...editor(), updatePage: disconnected }) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Page title'), '!')
    await seeText('Failed to update page')
    await seeText('Failed: kept in this browser, trying again')
    await expect(screen.getByLabelText('Page title')).toHaveValue('Wind and steel frames!')
    await expect(copies()).toEqual([expect.stringContaining('Wind and steel frames!')])
  },
}

export const SaysOnceThatTheBrowserKeepsNoCopy: Story = {
  // Another page: the story before leaves a saver that tries again and keeps its copy.
  args: { at: at(benefits?.id), answers: () => storyAnswers({ ...editor(), updatePage: disconnected }) },
  beforeEach: () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    return () => {
      Storage.prototype.setItem = setItem
    }
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Page title'), '!')
    await seeText('This browser keeps no copy of what you type')
    await seeText(/no copy in this browser: leave the page open. Trying again/)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await userEvent.type(screen.getByLabelText('Page title'), '!')
    await expect(screen.getByLabelText('Page title')).toHaveValue(`${benefits?.title}!!`)
    await expect(screen.queryByText('This browser keeps no copy of what you type')).toBeNull()
  },
}

export const ComesBackAfterAReload: Story = {
  args: { at: at(wind?.id) },
  beforeEach: () =>
    localStorage.setItem(
      `framewell.content.${wind?.id}.a1:earlier`,
      JSON.stringify({ version: wind?.version, base: { title: wind?.title }, changes: { title: 'Typed before the reload' } }),
    ),
  play: async () => {
    await expect(await screen.findByLabelText('Page title')).toHaveValue('Typed before the reload')
    await seeText('Saved')
    await waitFor(() => expect(sidebar().getByText('Typed before the reload')).toBeVisible())
  },
}

const contested = contentDesk()
export const SomebodyElseSaved: Story = {
  args: { at: at(wind?.id), answers: () => storyAnswers({ ...editor(), ...contested }) },
  play: async () => {
    await screen.findByLabelText('Page title')
    contested.saveElsewhere(String(wind?.id), { title: 'Theirs', metaTitle: 'Their meta title' })
    await userEvent.type(screen.getByLabelText('Page title'), ' mine')
    await seeText(/Olivia Park changed the same place/)
    // Both versions can be read; fields that only one side changed are not asked about.
    await seeText('Theirs')
    await expect(screen.queryByText(/meta title/i, { selector: 'strong' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine: Title' }))
    await seeText('Saved')
    await userEvent.click(screen.getByRole('tab', { name: 'SEO Settings' }))
    await expect(await screen.findByLabelText('Meta title')).toHaveValue('Their meta title')
    await userEvent.click(screen.getByRole('tab', { name: 'Content' }))
    await expect(await screen.findByLabelText('Page title')).toHaveValue('Wind and steel frames mine')
  },
}

const taken = contentDesk()
export const TakesTheirs: Story = {
  args: { at: at(wind?.id), answers: () => storyAnswers({ ...editor(), ...taken }) },
  play: async () => {
    await screen.findByLabelText('Page title')
    taken.saveElsewhere(String(wind?.id), { title: 'Theirs' })
    await userEvent.type(screen.getByLabelText('Page title'), ' mine')
    await seeText(/Olivia Park changed the same place/)
    // The notice is in view for who types at the end of the page.
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const { top } = screen.getByText(/changed the same place/).getBoundingClientRect()
    await expect(top).toBeGreaterThan(0)
    await expect(top).toBeLessThan(window.innerHeight / 2)
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs: Title' }))
    await waitFor(() => expect(screen.getByLabelText('Page title')).toHaveValue('Theirs'))
    await seeText('Saved')
  },
}

const shared = contentDesk()
export const SomebodyElseChangedAnotherPlace: Story = {
  args: { at: at(wind?.id), answers: () => storyAnswers({ ...editor(), ...shared }) },
  play: async () => {
    await screen.findByLabelText('Page title')
    shared.saveElsewhere(String(wind?.id), { metaTitle: 'Their meta title' })
    await userEvent.type(screen.getByLabelText('Page title'), ' mine')
    await seeText(/Olivia Park changed this page too/)
    await seeText('Saved')
    await userEvent.click(screen.getByRole('tab', { name: 'SEO Settings' }))
    await expect(await screen.findByLabelText('Meta title')).toHaveValue('Their meta title')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(screen.queryByText(/changed this page too/)).toBeNull()
  },
}

export const RefusedAddress: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    const slug = await screen.findByLabelText('URL slug')
    await userEvent.clear(slug)
    await userEvent.type(slug, 'Not an address')
    await seeText('Use lower-case letters, digits and single dashes')
    await userEvent.clear(slug)
    await userEvent.type(slug, 'steel-framing-benefits')
    await seeText("'Steel framing benefits' already has this address")
    await seeText('Not saved: see the marked fields')
  },
}
