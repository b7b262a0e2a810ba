import type { Page } from '@framewell/domain/content/page'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { drawingsFor } from '../../server/pageDrawings'
import { fixedNavigation, NavigationContext } from '../../shell/navigation/Navigation'
import type { View } from '../../shell/view'
import { testChrome, testPage } from '../../testing/testContent'
import { testPlans } from '../../testing/testPlans'
import { testPosts } from '../../testing/testPosts'
import { provideParts } from '../lazy/parts'
import * as TextParts from '../lazy/TextParts'
import { ArticlePage } from './ArticlePage'

provideParts(TextParts)

const words = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text: `${text} `.repeat(14) }] })
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [{ type: 'text', text }] })

const article: Page = testPage({
  kind: 'post',
  path: '/how-a-steel-frame-goes-up',
  title: 'How a cold-formed steel frame goes up, from slab to ridge',
  sections: [
    {
      ...SECTION_EXAMPLES.richText,
      heading: null,
      body: {
        root: {
          children: [
            words('Every member comes cut to its length.'),
            heading('h2', 'Check the slab before anything else'),
            words('Measure the diagonals of the outline.'),
            heading('h3', 'Anchors'),
            words('Bolts are where the drawing has them.'),
            heading('h2', 'Stand a corner'),
            words('Plumb both ways.'),
          ],
        },
      },
    },
    { ...SECTION_EXAMPLES.chart, tone: 'paper' },
    SECTION_EXAMPLES.faq,
    SECTION_EXAMPLES.callToAction,
  ],
  article: {
    excerpt: 'The order in which a panelized frame is stood, what to measure before each step, and why.',
    lead: 'The order in which a panelized frame is stood, what to measure before each step, and why.',
    author: 'Framewell Editorial',
    category: 'Education',
    tags: ['Site work', 'Framing'],
    cover: null,
    readTime: 6,
  },
})

const ArticleStory = ({ page, related }: { page: Page; related: boolean }) => {
  const view: Extract<View, { kind: 'page' }> = {
    kind: 'page',
    page,
    drawings: drawingsFor(page, { plans: testPlans }),
    ...(related ? { related: testPosts.slice(1, 4) } : {}),
  }
  const boot = {
    build: 'story',
    origin: 'https://framewell.test',
    path: page.path,
    chrome: testChrome,
    view,
    setId: '',
    liveSet: null,
  }
  return (
    <NavigationContext value={fixedNavigation(boot)}>
      <ArticlePage view={view} />
    </NavigationContext>
  )
}

const meta = {
  title: 'Places/Article',
  component: ArticleStory,
  parameters: { layout: 'fullscreen' },
  args: { page: article, related: true },
} satisfies Meta<typeof ArticleStory>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The chart opens the article, so it is first in the list too.
    const links = within(await canvas.findByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    const targets = links.map((link) => canvasElement.querySelector(link.getAttribute('href') ?? ''))
    for (const [at, target] of targets.slice(1).entries())
      await expect(targets[at]?.compareDocumentPosition(target ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Too short for a table of contents, and nothing related to show. */
export const Short: Story = { args: { page: { ...article, sections: article.sections.slice(2, 3) }, related: false } }
