import { EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { watchPictures } from '../../shell/brokenPictures'
import { SectionStory } from '../../testing/SectionStory'
import { testListing } from '../../testing/testPosts'

const meta = {
  title: 'Sections/Blog list',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.blogList, blog: { query: EVERY_ARTICLE, listing: testListing({}, { apart: true }) } },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

const under = (change: Partial<typeof EVERY_ARTICLE>, limit = 9) => {
  const query = { ...EVERY_ARTICLE, ...change }
  return { query, listing: testListing(query, { limit }) }
}

const listed = testListing({}, { apart: true })

export const Everything: Story = {}
/** Covers in place of drawings. */
export const Covers: Story = {
  args: {
    blog: {
      query: EVERY_ARTICLE,
      listing: {
        ...listed,
        featured: listed.featured && { ...listed.featured, cover: SECTION_EXAMPLES.image.media },
        posts: listed.posts.map((post) => ({ ...post, cover: SECTION_EXAMPLES.image.media })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll(`img[alt="${SECTION_EXAMPLES.image.media.alt}"]`)).toHaveLength(listed.posts.length + 1)
  },
}
/** A card's title is beside its cover: the tile of one that fails to load fills the cover's place and has no text to cut. */
export const BrokenCovers: Story = {
  args: {
    blog: {
      query: EVERY_ARTICLE,
      listing: {
        ...listed,
        posts: listed.posts.map((post) => ({
          ...post,
          cover: { ...SECTION_EXAMPLES.image.media, url: '/api/media/gone.webp', sizes: [] },
        })),
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    watchPictures()
    const pictures = [...canvasElement.querySelectorAll('picture')]
    await expect(pictures).toHaveLength(listed.posts.length)
    for (const picture of pictures) {
      picture.scrollIntoView()
      await waitFor(() => expect(picture).toHaveAttribute('data-broken'))
      await expect(getComputedStyle(picture, '::before').content).toBe('""')
      await expect(picture.clientHeight).toBe(picture.parentElement?.clientHeight)
    }
  },
}
export const OneCategory: Story = {
  args: { blog: under({ category: 'Education' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Education/, current: true })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 articles in Education')
  },
}
export const SearchedAndTagged: Story = {
  args: { blog: under({ tag: 'Framing', q: 'taken off' }) },
  play: async ({ canvas }) => {
    const topics = canvas.getByRole('navigation', { name: 'Topics' })
    await expect(within(topics).getByRole('link', { name: 'Framing', current: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Education/ })).toBeVisible()
  },
}
export const SecondPage: Story = { args: { blog: under({ page: 2 }, 3) } }
/** Nothing is published yet: the text from the specification. */
export const Empty: Story = { args: { blog: { query: EVERY_ARTICLE, listing: testListing({}, { posts: [] }) } } }
/** No article matches the filter; a link clears it. */
export const NothingMatches: Story = {
  args: { blog: under({ q: 'zeppelin', category: 'Case Studies' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/about#articles')
  },
}
export const BeyondTheEnd: Story = { args: { blog: under({ page: 40 }) } }
/** The cms did not answer. */
export const CannotBeListed: Story = { args: { blog: { query: EVERY_ARTICLE, listing: null } } }
/** Another list on the same page is loading. */
export const Loading: Story = {
  args: { listing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading articles')).toBeInTheDocument()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
