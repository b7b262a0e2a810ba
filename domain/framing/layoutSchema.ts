import type { z } from 'zod'
import { floorOpeningProblems } from './floorOpeningProblems'
import { storedLayoutSchema } from './layout'
import { outlineProblem } from './outline'
import { roomProblems } from './roomProblems'
import { wallProblems } from './wallProblems'

/** The input of a frame: the plan's outline and choices, walls and openings that can be framed. */
export const layoutSchema = storedLayoutSchema.superRefine((layout, check) => {
  const problem = outlineProblem(layout.outline)
  if (problem) {
    check.addIssue({ code: 'custom', path: ['outline'], message: problem })
    return
  }
  if (layout.roof.form === 'hip' && layout.outline.length > 4) {
    check.addIssue({ code: 'custom', path: ['roof', 'form'], message: 'A hip roof needs a rectangular outline.' })
  }
  for (const [at, problem] of floorOpeningProblems(layout)) {
    check.addIssue({ code: 'custom', path: ['floorOpenings', at], message: problem })
  }
  for (const { path, message } of [...wallProblems(layout), ...roomProblems(layout)])
    check.addIssue({ code: 'custom', path: [...path], message })
})
export type LayoutInput = z.input<typeof layoutSchema>
