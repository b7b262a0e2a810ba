import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { watchPictures } from '../shell/brokenPictures'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Cards',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.cards },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const WithDrawings: Story = {}
export const WithPictures: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.cards,
      cards: SECTION_EXAMPLES.cards.cards.map((card) => ({ ...card, plan: null, media: SECTION_EXAMPLES.image.media })),
    },
  },
}
export const WordsOnly: Story = {
  args: {
    section: { ...SECTION_EXAMPLES.cards, tone: 'paper', cards: SECTION_EXAMPLES.cards.cards.map((card) => ({ ...card, plan: null })) },
  },
}
export const Groups: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.cards,
      heading: 'Four parts of one system',
      cards: ['For builders', 'For shops', 'For operators', 'For money'].map((title) => ({
        title,
        text: 'What it does in one sentence.',
        links: [
          { label: 'Builder dashboard', href: '/builder-dashboard' },
          { label: 'Order tracking', href: `/order-tracking?for=${title.slice(4)}` },
        ],
      })),
    },
  },
}
export const BrokenPicture: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.cards,
      cards: SECTION_EXAMPLES.cards.cards.map((card) => ({
        ...card,
        plan: null,
        media: { ...SECTION_EXAMPLES.image.media, url: '/api/media/gone.webp' },
      })),
    },
  },
  play: async ({ canvasElement }) => {
    watchPictures()
    const [picture] = canvasElement.querySelectorAll('picture')
    await waitFor(() => expect(picture).toHaveAttribute('data-broken'))
    if (!picture) throw new Error('There is no picture')
    await expect(picture.querySelector('img')).not.toBeVisible()
    await expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(1.6, 1)
    await expect(getComputedStyle(picture, '::before').content).toBe(`"${SECTION_EXAMPLES.cards.cards[0]?.title}"`)
  },
}
