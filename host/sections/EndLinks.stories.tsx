import type { Meta, StoryObj } from '@storybook/react-vite'
import { EndLinks } from './EndLinks'
import type { EndLinkSection } from './endLinkSections'

const lists = (links: Record<string, readonly (readonly [string, string])[]>): EndLinkSection[] =>
  Object.entries(links).map(([heading, items]) => ({
    id: heading.toLowerCase().replace(' ', '-'),
    blockType: 'richText',
    tone: 'paper',
    heading,
    body: {
      root: {
        children: [
          {
            type: 'list',
            listType: 'bullet',
            children: items.map(([words, url]) => ({
              type: 'listitem',
              children: [{ type: 'link', url, children: [{ type: 'text', text: words, format: 0 }] }],
            })),
          },
        ],
      },
    },
    actions: [],
  }))

const related = [
  ['Steel framing benefits', '/steel-framing-benefits'],
  ['Where a build loses its months', '/benefits-of-moving-hours-off-site'],
  ['Home plans', '/home-plans'],
] as const
const sources = [
  ['NAHB: single-family build times in 2022 (July 2023)', 'https://www.nahb.org/'],
  ['International Code Council: the codes, free to read', 'https://codes.iccsafe.org/'],
] as const

const meta = {
  title: 'Sections/End links',
  component: EndLinks,
  parameters: { layout: 'fullscreen' },
  args: { sections: lists({ 'Related pages': related, Sources: sources }) },
} satisfies Meta<typeof EndLinks>

export default meta
type Story = StoryObj<typeof meta>

export const BothLists: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const SourcesOnly: Story = { args: { sections: lists({ Sources: sources }) } }
