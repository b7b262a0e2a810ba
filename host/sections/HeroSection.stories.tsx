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
const gone = { ...SECTION_EXAMPLES.image.media, url: '/api/media/gone.webp', sizes: [] }
/** Instead of a picture that fails to load, its text is shown in the picture's place. */
export const BrokenPicture: Story = {
  args: { section: { ...SECTION_EXAMPLES.hero, aside: null, picture: 'media', media: gone } },
  play: async ({ canvasElement }) => {
    watchPictures()
    const picture = await brokenIn(canvasElement)
    await expect(picture.querySelector('img')).not.toBeVisible()
    const { width, height } = picture.getBoundingClientRect()
    await expect(width).toBeGreaterThan(300)
    await expect(width / height).toBeCloseTo(gone.width / gone.height, 1)
    await expect(getComputedStyle(picture, '::before').content).toBe(`"${gone.alt}"`)
  },
}
/** The form starts on the picture's place, not on the text above it. */
export const BrokenPictureAndWidget: Story = {
  args: { section: { ...SECTION_EXAMPLES.hero, picture: 'media', media: gone } },
  play: async ({ canvasElement }) => {
    watchPictures()
    const { bottom, height } = (await brokenIn(canvasElement)).getBoundingClientRect()
    await expect(height).toBeGreaterThan(200)
    await expect(canvasElement.querySelector('h1')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
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

async function brokenIn(canvas: HTMLElement): Promise<Element> {
  const picture = canvas.querySelector('picture')
  await waitFor(() => expect(picture).toHaveAttribute('data-broken'))
  if (!picture) throw new Error('There is no picture')
  return picture
}
