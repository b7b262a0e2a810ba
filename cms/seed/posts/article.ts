import type { Post } from '../../payload-types'
import { richText } from '../richText'

type PostSection = NonNullable<Post['sections']>[number]
type Blocks = Parameters<typeof richText>

/** A section of running text. */
export function text(...blocks: Blocks): PostSection {
  return { blockType: 'richText', tone: 'paper', body: richText(...blocks), actions: [] }
}

/** The next step for a reader who wants to act. */
export function next(heading: string, words: string, actions: { label: string; href: string }[]): PostSection {
  return {
    blockType: 'callToAction',
    tone: 'ink',
    heading,
    text: words,
    actions: actions.map((link) => ({ ...link, style: 'quiet' as const })),
  }
}

interface ChartFigures {
  readonly heading: string
  readonly intro?: string
  readonly unit: string
  readonly categories: string[]
  readonly series: { name: string; values: number[] }[]
  readonly source: string
}

/** A bar chart whose heading states the finding. */
export function bars(chart: ChartFigures): PostSection {
  return { blockType: 'chart', tone: 'paper', chartType: 'bar', ...chart }
}
