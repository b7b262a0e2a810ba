import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { watchPictures } from '../shell/brokenPictures'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Hero',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.hero },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const WithWidget: Story = {}
export const WithDrawing: Story = {
  args: { section: { ...SECTION_EXAMPLES.hero, aside: null, badges: ['Phase 2 pilot', 'Factory in Ocala, Florida', '40 houses'] } },
}
export const WithPicture: Story = {
  args: { section: { ...SECTION_EXAMPLES.hero, aside: null, picture: 'media', media: SECTION_EXAMPLES.image.media } },
}
/** Instead of a picture that fails to load, its text is shown. */
export const BrokenPicture: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.hero,
      ...{ aside: null, picture: 'media', media: { ...SECTION_EXAMPLES.image.media, url: '/api/media/gone.webp', sizes: [] } },
    },
  },
  play: async ({ canvasElement }) => {
    watchPictures()
    const picture = canvasElement.querySelector('picture')
    await waitFor(() => expect(picture).toHaveAttribute('data-broken'))
    await expect(picture?.querySelector('img')).not.toBeVisible()
    await expect(picture).toHaveAttribute('data-fallback', SECTION_EXAMPLES.image.media.alt)
  },
}
/** The picture leads, and the form starts on it. */
export const WithPictureAndWidget: Story = {
  args: { section: { ...SECTION_EXAMPLES.hero, picture: 'media', media: SECTION_EXAMPLES.image.media } },
}
/** On a tablet the form would cover half of the picture. */
export const PictureAboveTheForm: Story = {
  ...WithPictureAndWidget,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const box = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect()
    await expect(box('figure + div > *')?.top).toBeGreaterThan(box('figure')?.bottom ?? Number.POSITIVE_INFINITY)
  },
}
/** The drawing spans the page, with the text on top of it. */
export const OverThePage: Story = {
  args: { section: { ...SECTION_EXAMPLES.hero, aside: null, bleed: true, drawing: 'lineUp', badges: ['Company projection'] } },
}
export const WordsOnly: Story = { args: { section: { ...SECTION_EXAMPLES.hero, aside: null, picture: 'none' } } }
export const OnInk: Story = { args: { section: { ...SECTION_EXAMPLES.hero, aside: null, tone: 'ink' } } }
