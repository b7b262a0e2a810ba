import {
  createContentPage,
  deleteContentPage,
  listContentPages,
  restoreContentPage,
  updateContentPage,
} from '@framewell/domain/content/contentCalls'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { contentDesk, samplePages } from '../testing/contentDesk'
import { disconnected, freshBrowser, never } from '../testing/freshBrowser'
import { StoryShell } from '../testing/StoryShell'
import { seeText } from '../testing/seeText'
import { sessionDesk } from '../testing/sessionDesk'
import { storyAnswers } from '../testing/storyAnswers'

const [guide, benefits, wind] = samplePages
const at = (id: string | undefined, tab?: string) => `/content-management?page=${id}${tab ? `&tab=${tab}` : ''}`
const editor = () => sessionDesk({ role: 'editor' })

const meta = {
  title: 'Admin/Content',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/content-management', answers: () => storyAnswers(editor()) },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const place = () => screen.getByTestId('place')
const sidebar = () => within(screen.getByRole('navigation', { name: 'Pages' }))

export const NoSelection: Story = {
  play: async () => {
    await seeText('No Page Selected')
    await seeText('Select a page from the sidebar to start editing content.')
    await seeText('What is residential steel framing?')
    await expect(sidebar().getAllByText('Published')).not.toHaveLength(0)
    await expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    await userEvent.click(sidebar().getByText('Steel framing benefits'))
    await expect(await screen.findByRole('heading', { level: 2, name: 'Steel framing benefits' })).toBeVisible()
    await expect(place()).toHaveTextContent(`page=${benefits?.id}`)
  },
}

export const AnOperatorSeesTheWayBack: Story = {
  args: { answers: () => storyAnswers() },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const EditingOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { at: at(guide?.id) } }

export const SearchAndFilter: Story = {
  play: async () => {
    await seeText('5 pages')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search pages...' }), 'WIND')
    await seeText('1 of 5 pages')
    await expect(place()).toHaveTextContent('?search=WIND')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Published')
    await seeText('No page matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all pages' }))
    await seeText('5 pages')
  },
}

export const Loading: Story = { args: { answers: () => storyAnswers({ ...editor(), pages: never }) } }

export const NoPagesYet: Story = {
  args: { answers: () => storyAnswers({ ...editor(), ...contentDesk([]) }) },
  play: async () => seeText('No pages yet'),
}

export const ListFails: Story = {
  args: {
    answers: () => {
      let asked = 0
      const { pages } = contentDesk()
      return storyAnswers({
        ...editor(),
        pages: (input, request) => {
          asked += 1
          if (asked <= 2) throw refuseCall(listContentPages, 'internal')
          return pages(input, request)
        },
      })
    },
  },
  play: async () => {
    await seeText('Failed to fetch pages')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await seeText('5 pages')
  },
}

export const PageLoading: Story = { args: { at: at(guide?.id), answers: () => storyAnswers({ ...editor(), page: never }) } }

export const PageFails: Story = {
  args: { at: at(guide?.id), answers: () => storyAnswers({ ...editor(), page: disconnected }) },
  play: async () => seeText('Failed to fetch page content'),
}

export const PageIsGone: Story = {
  args: { at: at('0c0e0000-0000-4000-8000-000000000999') },
  play: async () => {
    await seeText('Failed to fetch page content')
    await seeText('There is no such page any more. Select another one.')
  },
}

export const Content: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    await expect(await screen.findByLabelText('Page title')).toHaveValue('What is residential steel framing?')
    await expect(screen.getByLabelText('URL slug')).toHaveValue('what-is-residential-steel-framing')
    await expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked()
    await expect(screen.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', `/_preview?collection=pages&id=${guide?.id}`)
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { at: at(guide?.id, 'seo') },
  beforeEach: () => localStorage.setItem('framewell.dashboard.theme', 'dark'),
}

export const SavesByItself: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    const title = await screen.findByLabelText('Page title')
    await seeText('Saved')
    await userEvent.type(title, ' at night')
    await seeText('Editing')
    await seeText('Saved')
    await expect(sidebar().getByText('Wind and steel frames at night')).toBeVisible()
    await expect(localStorage.getItem(`framewell.content.${wind?.id}`)).toBeNull()
  },
}

export const APublishedPageIsSavedAsADraft: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Page title'), ' Today')
    await seeText('Saved as a draft')
    await seeText(/Visitors see the page as it was saved last/)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
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
    await expect(localStorage.getItem(`framewell.content.${wind?.id}`)).toContain('Wind and steel frames!')
  },
}

export const ComesBackAfterAReload: Story = {
  args: { at: at(wind?.id) },
  beforeEach: () =>
    localStorage.setItem(
      `framewell.content.${wind?.id}`,
      JSON.stringify({ version: wind?.version, changes: { title: 'Typed before the reload' } }),
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
    await seeText(/Olivia Park saved this page/)
    await seeText('What you typed is kept here and not saved. Different: title, meta title.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await seeText('Saved')
    await expect(screen.getByLabelText('Page title')).toHaveValue('Wind and steel frames mine')
  },
}

const taken = contentDesk()
export const TakesTheirs: Story = {
  args: { at: at(wind?.id), answers: () => storyAnswers({ ...editor(), ...taken }) },
  play: async () => {
    await screen.findByLabelText('Page title')
    taken.saveElsewhere(String(wind?.id), { title: 'Theirs' })
    await userEvent.type(screen.getByLabelText('Page title'), ' mine')
    await seeText(/Olivia Park saved this page/)
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(screen.getByLabelText('Page title')).toHaveValue('Theirs'))
    await seeText('Saved')
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
          throw refuseCall(updateContentPage, 'invalidInput', [{ path: 'isPublished', message }])
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

export const AddsAPage: Story = {
  play: async () => {
    await seeText('5 pages')
    await userEvent.click(screen.getByRole('button', { name: 'Add page' }))
    await seeText('Page created successfully')
    await expect(await screen.findByLabelText('URL slug')).toHaveValue('new-page-2')
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
    await seeText('Failed to create page')
  },
}

export const DeletesAndUndoes: Story = {
  args: { at: at(benefits?.id) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete page' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Steel framing benefits”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete page' }))
    await seeText('Page deleted successfully')
    await seeText('No Page Selected')
    await seeText('4 pages')
    await userEvent.click(within(screen.getByRole('region', { name: /Notifications/ })).getByRole('button', { name: 'Undo' }))
    await seeText('Page restored')
    await expect(await screen.findByLabelText('Page title')).toHaveValue('Steel framing benefits')
    await seeText('5 pages')
  },
}

export const UndoesLater: Story = {
  args: { at: at(benefits?.id) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete page' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete page' }))
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
    await userEvent.click(await screen.findByRole('button', { name: 'Delete page' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete page' }))
    await seeText('Page deleted successfully')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await seeText('The page could not be restored')
  },
}

export const EditsSections: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    const sections = () => screen.getAllByRole('article').map((section) => section.getAttribute('aria-label'))
    await screen.findByLabelText('Page title')
    await expect(sections()).toEqual(['Hero, number 1', 'Text, number 2', 'Chart, number 3', 'FAQ, number 4'])
    await userEvent.click(screen.getByRole('button', { name: 'Move FAQ, number 4 up' }))
    await expect(sections()).toEqual(['Hero, number 1', 'Text, number 2', 'FAQ, number 3', 'Chart, number 4'])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move FAQ, number 3 up' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Remove Chart, number 4' }))
    await seeText('Chart removed')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(sections()).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Add Section' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Steps' }))
    await expect(sections()[4]).toBe('Steps, number 5')
    await userEvent.type(within(screen.getByRole('article', { name: 'Steps, number 5' })).getByLabelText('Section title'), 'How it goes')
    await seeText('Saved as a draft')
  },
}

export const SeoSettings: Story = {
  args: { at: at(wind?.id, 'seo') },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Meta title'), 'Wind and steel frames: what the ratings mean')
    await seeText('44/60 characters, best are 30 to 60')
    await seeText('25% to improve')
    await userEvent.type(screen.getByLabelText('Meta title'), ' for your next house')
    await expect(screen.getByLabelText('Meta title')).toBeInvalid()
    await seeText('4 over 60: search results cut the end off.')
    await userEvent.click(screen.getByRole('button', { name: 'Meta description' }))
    await expect(screen.getByLabelText('Meta description')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Internal links' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add internal link' })).toHaveFocus())
    await expect(place()).toHaveTextContent('tab=links')
  },
}

export const Links: Story = {
  args: { at: at(guide?.id, 'links') },
  play: async () => {
    await seeText('“Wind and steel frames” is not published')
    await userEvent.click(screen.getByRole('button', { name: 'Add internal link' }))
    const targets = screen.getAllByLabelText('Target page')
    await expect(targets).toHaveLength(4)
    await expect(screen.getAllByLabelText('Anchor text')[3]).toHaveFocus()
    await userEvent.type(targets[3] as HTMLElement, '/nowhere')
    await seeText('Broken: nothing stands at this address')
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 4' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add authority link' }))
    await userEvent.type(screen.getAllByLabelText('URL')[1] as HTMLElement, 'ftp://x')
    await seeText('Use a full https:// address')
  },
}

export const SuggestsLinks: Story = {
  args: { at: at(wind?.id, 'links') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Steel framing benefits' }))
    await expect(screen.getByLabelText('Target page')).toHaveValue('/steel-framing-benefits')
    await expect(screen.getByLabelText('Anchor text')).toHaveValue('Steel framing benefits')
  },
}

export const Analytics: Story = {
  args: { at: at(guide?.id, 'analytics') },
  play: async () => {
    await seeText('Content length')
    await seeText('3 internal, 1 authority')
  },
}

export const AStranger: Story = {
  args: { at: at(guide?.id, 'seo'), answers: () => storyAnswers(sessionDesk({ signedIn: false })) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Access Dashboard' })).toBeVisible()
    await expect(place()).toHaveTextContent(`/admin-login?next=${encodeURIComponent(at(guide?.id, 'seo'))}`)
  },
}

export const ABuilder: Story = {
  args: { answers: () => storyAnswers(sessionDesk({ role: 'builder' })) },
  play: async () => seeText('This area is for operators'),
}
