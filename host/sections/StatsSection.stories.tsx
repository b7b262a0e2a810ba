import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Stats',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.stats },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const UnderAHero: Story = {}
export const WithHeadingAndSources: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.stats,
      heading: 'Credit that follows the build',
      intro: 'Terms depend on the tier a builder qualifies for.',
      stats: SECTION_EXAMPLES.stats.stats.map((stat) => ({
        ...stat,
        note: 'For qualified builders',
        source: 'Credit policy 1, https://framewell.test/terms',
      })),
    },
  },
}
export const Six: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.stats,
      stats: [
        ...SECTION_EXAMPLES.stats.stats,
        { figure: '4 months', label: 'guaranteed build' },
        { figure: '50 years', label: 'warranty on the frame' },
      ],
    },
  },
}
/** One lead figure, two medium ones, the rest small. */
export const SevenWithALead: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.stats,
      leads: true,
      stats: [
        ...SECTION_EXAMPLES.stats.stats,
        ...['4 months', '50 years', 'Zero'].map((figure) => ({ figure, label: `promise of ${figure}` })),
      ],
    },
  },
}
/** The lead figure is large; the other is small beside it. */
export const OneAndAnother: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.stats,
      leads: true,
      stats: [
        { figure: '93%', label: 'of homes were framed in wood' },
        { figure: '3,000', label: 'were framed in steel' },
      ],
    },
  },
}
export const OnInk: Story = { args: { section: { ...SECTION_EXAMPLES.stats, tone: 'ink', heading: 'At a glance' } } }
