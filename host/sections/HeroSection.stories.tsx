import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testMedia } from '../testing/testMedia'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Hero',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.hero },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const WithWidget: Story = {}
export const WithDrawing: Story = {
  args: { section: { ...testSections.hero, aside: null, badges: ['Phase 2 pilot', 'Factory in Ocala, Florida', '40 houses'] } },
}
export const WithPicture: Story = { args: { section: { ...testSections.hero, aside: null, picture: 'media', media: testMedia } } }
/** The picture leads, and the form starts on it. */
export const WithPictureAndWidget: Story = { args: { section: { ...testSections.hero, picture: 'media', media: testMedia } } }
/** The drawing spans the page, with the text on top of it. */
export const OverThePage: Story = {
  args: { section: { ...testSections.hero, aside: null, bleed: true, drawing: 'lineUp', badges: ['Company projection'] } },
}
export const WordsOnly: Story = { args: { section: { ...testSections.hero, aside: null, picture: 'none' } } }
export const OnInk: Story = { args: { section: { ...testSections.hero, aside: null, tone: 'ink' } } }
