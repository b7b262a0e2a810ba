import type { Drawing } from './drawing'
import { round } from './drawingPaths'
import type { FrameModel } from './frameModel'
import { framePlan } from './framePlan'
import { onWall } from './planWall'
import { webFeet } from './profile'
import { wallRuns } from './wallRuns'

/** A story's plan with each wall panel's mark at its inner face, to locate a sheet in the house. */
export function keyPlan(model: FrameModel, story: number): Drawing {
  const plan = framePlan(model, story)
  const aside = webFeet(model.layout.studWeb) / 2 + plan.labelSize
  const marks = wallRuns(model.layout)
    .filter(({ assembly }) => assembly.story === story)
    .map((run) => {
      const { x, y } = onWall(run)(run.lengthFeet / 2, aside)
      return { text: run.assembly.mark, x: round(x), y: round(y), angle: 0 }
    })
  return { ...plan, labels: [...plan.labels, ...marks] }
}
