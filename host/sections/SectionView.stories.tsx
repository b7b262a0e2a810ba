import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Every section',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.hero },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

/** The example of each type, so that a new section is seen here and checked for accessibility without a story of its own. */
export const OnePage: Story = {
  render: () => (
    <main>
      {Object.values(SECTION_EXAMPLES).map((section) => (
        <SectionStory key={section.id} section={section} />
      ))}
    </main>
  ),
}
