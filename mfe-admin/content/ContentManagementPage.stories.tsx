import { listContentPages } from '@framewell/domain/content/contentCalls'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { contentDesk } from '../testing/contentDesk'
import { at, benefits, CONTENT_STORY, editor, guide, place, sidebar } from '../testing/contentStory'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

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
    await seeText('This page no longer exists. Select another one.')
  },
}

export const Content: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    await expect(await screen.findByLabelText('Page title')).toHaveValue('What is residential steel framing?')
    await expect(screen.getByLabelText('URL slug')).toHaveValue('what-is-residential-steel-framing')
    await expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { at: at(guide?.id, 'seo') },
  beforeEach: () => localStorage.setItem('framewell.dashboard.theme', 'dark'),
}

export const AStranger: Story = {
  args: { at: at(guide?.id, 'seo'), answers: () => storyAnswers(fakeSessionServer({ signedIn: false })) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Access Dashboard' })).toBeVisible()
    await expect(place()).toHaveTextContent(`/admin-login?next=${encodeURIComponent(at(guide?.id, 'seo'))}`)
  },
}

export const ABuilder: Story = {
  args: { answers: () => storyAnswers(fakeSessionServer({ role: 'builder' })) },
  play: async () => seeText('This area is for editors and operators'),
}
