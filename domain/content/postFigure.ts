import { z } from 'zod'
import { DRAWING_SUBJECTS } from './drawingSubjects'
import { chartSectionSchema } from './factSections'
import { drawingSectionSchema } from './pictureSections'
import type { Section } from './sections'

/** What an article's card shows: its first chart or drawing. */
export const postFigureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chart'),
    chart: chartSectionSchema.pick({ chartType: true, unit: true, categories: true, series: true, heading: true }),
  }),
  z.object({ kind: z.literal('drawing'), subject: z.enum(DRAWING_SUBJECTS), plan: z.string().nullish() }),
])
export type PostFigure = z.output<typeof postFigureSchema>

/** The first figure of stored or shown sections; null without one. Skips incomplete ones. */
export function postFigure(sections: readonly unknown[]): PostFigure | null {
  for (const section of sections) {
    const drawing = drawingSectionSchema.pick({ blockType: true, subject: true, plan: true }).safeParse(section)
    if (drawing.success) return { kind: 'drawing', subject: drawing.data.subject, plan: drawing.data.plan }
    const chart = chartSectionSchema
      .pick({ blockType: true, chartType: true, unit: true, categories: true, series: true, heading: true })
      .safeParse(section)
    if (chart.success) {
      const { blockType: _, ...content } = chart.data
      return { kind: 'chart', chart: content }
    }
  }
  return null
}

/** A page's thumbnail: the drawing it opens with, or its first chart or drawing; null without either. */
export function pageFigure(sections: readonly Section[]): PostFigure | null {
  const [hero] = sections
  const opens = hero?.blockType === 'hero' && hero.picture === 'frame' && hero.drawing !== 'isometric'
  return opens ? { kind: 'drawing', subject: hero.drawing, plan: hero.plan } : postFigure(sections)
}
