import type { RichTextNode } from '@framewell/domain/content/richText'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionStory } from '../testing/SectionStory'

const meta = {
  title: 'Sections/Rich text',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.richText },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {}
export const WithActions: Story = {
  args: { section: { ...SECTION_EXAMPLES.richText, actions: [{ label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' }] } },
}

const entry = (...children: RichTextNode[]): RichTextNode => ({ type: 'listitem', children })
const words = (text: string): RichTextNode => ({ type: 'text', text })
const list = (...children: RichTextNode[]): RichTextNode => ({ type: 'list', listType: 'number', children })

export const ListBelowAnEntry: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.richText,
      body: { root: { children: [list(entry(words('Set the corner')), entry(list(entry(words('Plumb it')))), entry(words('Brace it')))] } },
    },
  },
  play: async ({ canvas }) => {
    const below = canvas.getByText('Plumb it').closest('ol')
    await expect(below?.parentElement).toHaveTextContent('Set the cornerPlumb it')
    await expect(below?.parentElement?.parentElement?.children).toHaveLength(2)
  },
}

/** After a picture in the middle of a list, its numbers continue, as they do in the editor. */
export const ContinuedList: Story = {
  args: {
    section: { ...SECTION_EXAMPLES.richText, body: { root: { children: [{ ...list(entry(words('Sheathe it'))), start: 3 }] } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sheathe it').closest('ol')).toHaveProperty('start', 3)
  },
}

export const DesignationsStayWhole: Story = {
  args: {
    section: {
      ...SECTION_EXAMPLES.richText,
      body: { root: { children: [{ type: 'paragraph', children: [words('An R-13 batt beside a 362S162-43 stud. '.repeat(30))] }] } },
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['R-13', '362S162-43'])
      for (const place of canvas.getAllByText(name)) await expect(place.getClientRects()).toHaveLength(1)
  },
}
