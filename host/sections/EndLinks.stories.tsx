import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawingsFor, type LinkFigure } from '../server/pageDrawings'
import { testPlans } from '../testing/testPlans'
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

const links: readonly LinkFigure[] = [
  { href: '/steel-framing-benefits', figure: { kind: 'drawing', subject: 'truss', plan: null } },
  { href: '/home-plans', figure: { kind: 'drawing', subject: 'lineUp', plan: null } },
]

const meta = {
  title: 'Sections/End links',
  component: EndLinks,
  parameters: { layout: 'fullscreen' },
  args: { sections: lists({ 'Related pages': related, Sources: sources }), drawings: {} },
} satisfies Meta<typeof EndLinks>

export default meta
type Story = StoryObj<typeof meta>

/** They keep to the page's column, away from the window's edges. */
export const BothLists: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Related pages', 'Sources']) {
      const { left, right } = canvas.getByRole('region', { name }).getBoundingClientRect()
      await expect([left > 0, right < document.documentElement.clientWidth]).toEqual([true, true])
    }
  },
}
/** Pages with their own figure show a detail of it; others show text only. */
export const Pictured: Story = { args: { drawings: drawingsFor({ sections: [] }, { plans: testPlans, links }) } }
export const OnAPhone: Story = { args: Pictured.args, globals: { viewport: { value: 'phone' } } }
export const SourcesOnly: Story = { args: { sections: lists({ Sources: sources }) } }
