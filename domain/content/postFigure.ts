import { z } from 'zod'
import { DRAWING_SUBJECTS } from './drawingSubjects'
import { chartSectionSchema, drawingSectionSchema } from './figureSections'
import type { Section } from './sections'

/** What an article shows of itself on its card: its own first chart or drawing. */
export const postFigureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chart'),
    chart: chartSectionSchema.pick({ chartType: true, unit: true, categories: true, series: true, heading: true }),
  }),
  z.object({ kind: z.literal('drawing'), subject: z.enum(DRAWING_SUBJECTS), plan: z.string().nullish() }),
])
export type PostFigure = z.output<typeof postFigureSchema>

/** The figure of stored or shown sections; null for an article without one. What is incomplete is passed over. */
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

/** What stands for a page in small: the drawing it opens with, else its own first chart or drawing; null where it has neither. */
export function pageFigure(sections: readonly Section[]): PostFigure | null {
  const [hero] = sections
  const opens = hero?.blockType === 'hero' && hero.picture === 'frame' && hero.drawing !== 'isometric'
  return opens ? { kind: 'drawing', subject: hero.drawing, plan: hero.plan } : postFigure(sections)
}
