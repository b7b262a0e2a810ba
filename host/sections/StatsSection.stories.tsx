import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'
import { testSections } from '../testing/testSections'

const meta = {
  title: 'Sections/Stats',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: testSections.stats },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const UnderAHero: Story = {}
export const WithHeadingAndSources: Story = {
  args: {
    section: {
      ...testSections.stats,
      heading: 'Credit that follows the build',
      intro: 'Terms depend on the tier a builder qualifies for.',
      stats: testSections.stats.stats.map((stat) => ({
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
      ...testSections.stats,
      stats: [
        ...testSections.stats.stats,
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
      ...testSections.stats,
      leads: true,
      stats: [
        ...testSections.stats.stats,
        ...['4 months', '50 years', 'Zero'].map((figure) => ({ figure, label: `promise of ${figure}` })),
      ],
    },
  },
}
/** The lead figure is large; the other is small beside it. */
export const OneAndAnother: Story = {
  args: {
    section: {
      ...testSections.stats,
      leads: true,
      stats: [
        { figure: '93%', label: 'of homes were framed in wood' },
        { figure: '3,000', label: 'were framed in steel' },
      ],
    },
  },
}
export const OnInk: Story = { args: { section: { ...testSections.stats, tone: 'ink', heading: 'At a glance' } } }
