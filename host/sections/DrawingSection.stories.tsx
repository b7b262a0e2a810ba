import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Drawing',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.drawing },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const WallPanel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /wall panel.*8 bottom track/ })).toBeVisible()
  },
}
export const Profiles: Story = {
  args: { section: { ...SECTION_EXAMPLES.drawing, subject: 'profiles', parts: [], caption: 'To scale, thickness not' } },
}
export const Elevation: Story = {
  args: { section: { ...SECTION_EXAMPLES.drawing, subject: 'elevation', plan: 'the-storch-plan', parts: [], caption: null } },
}
export const Isometric: Story = {
  args: { section: { ...SECTION_EXAMPLES.drawing, subject: 'isometric', plan: null, parts: [], caption: null, tone: 'surface' } },
}
/** At full width the stories are shown in erection order, with the text in the free corner. */
export const TakenApart: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.drawing,
      subject: 'exploded',
      plan: 'the-storch-plan',
      parts: [],
      caption: null,
      tone: 'ink',
      bleed: true,
    },
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
