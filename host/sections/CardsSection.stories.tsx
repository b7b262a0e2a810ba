import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { watchPictures } from '../shell/brokenPictures'
import { SectionStory } from '../testing/SectionStory'
import { testMedia } from '../testing/testMedia'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Cards',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.cards },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const WithDrawings: Story = {}
export const WithPictures: Story = {
  args: { section: { ...testSections.cards, cards: testSections.cards.cards.map((card) => ({ ...card, plan: null, media: testMedia })) } },
}
export const WordsOnly: Story = {
  args: { section: { ...testSections.cards, tone: 'paper', cards: testSections.cards.cards.map((card) => ({ ...card, plan: null })) } },
}
export const Groups: Story = {
  args: {
    section: {
      ...testSections.cards,
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
      ...testSections.cards,
      cards: testSections.cards.cards.map((card) => ({ ...card, plan: null, media: { ...testMedia, url: '/api/media/gone.webp' } })),
    },
  },
  play: async ({ canvasElement }) => {
    watchPictures()
    await waitFor(() => expect(canvasElement.querySelectorAll('picture[data-broken]').length).toBeGreaterThan(0))
  },
}
