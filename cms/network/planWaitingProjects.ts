import { weekStartOf } from '@framewell/domain/network/capacityWeek'
import { PLANNED_WEEKS } from '@framewell/domain/network/leadTime'
import type { planWaitingProjects as planWaitingProjectsCall } from '@framewell/domain/network/routingCalls'
import { betterPlan, greedyPlan, planFigures, type WaitingProject, type WeekPlan } from '@framewell/domain/network/weekPlan'
import { type WeekPlanModel, weekPlanModel } from '@framewell/domain/network/weekPlanModel'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../platform/database/inTransaction'
import type { Operation } from '../platform/http/calls/bindCall'
import { ThreadBusy, ThreadEnded } from '../platform/threads/AsideThread'
import { shopsForPlan } from './candidateShops'
import { currentRoutingPolicy } from './routingPolicies'
import { solveAside } from './solveAside'
import { waitingProjects } from './waitingProjects'

/** Plans the waiting projects of the last days together, and also one after the other. The solver runs outside any transaction. */
export const planWaitingProjects: Operation<typeof planWaitingProjectsCall> = async ({ req, now, refuse }, { days }) => {
  const began = performance.now()
  const { policy, asked, shops } = await inTransaction(req, () => read(req, now, days))
  const projects = asked.map(({ project }) => project)
  const alone = greedyPlan(projects, shops, policy)
  const model = weekPlanModel(projects, shops, policy, alone)
  const answer =
    projects.length === 0
      ? undefined
      : await solved(model).catch((error: unknown) => {
          if (error instanceof ThreadBusy) throw refuse('busy', { retryAfterSeconds: 60 })
          throw error
        })
  const together = betterPlan(alone, answer && model.read(answer.values), projects, shops)
  const from = weekStartOf(now)
  const [before, after] = [planFigures(alone, from), planFigures(together, from)]
  const names = new Map(shops.map(({ id, name }) => [id, name]))
  const indexOfEntry = (plan: WeekPlan, { id }: WaitingProject) => {
    const found = plan.placements.find(({ projectId }) => projectId === id)
    return found ? { fabricatorId: found.shopId, name: names.get(found.shopId) ?? '', miles: found.miles, slots: [...found.slots] } : null
  }
  return {
    projects: asked.map(({ project, ...facts }) => ({
      ...facts,
      alone: indexOfEntry(alone, project),
      together: indexOfEntry(together, project),
    })),
    alone: before,
    together: after,
    saving: { placed: after.placed - before.placed, miles: before.miles - after.miles, weeks: before.weeks - after.weeks },
    solver: together === alone ? ('none' as const) : answer?.isOptimal ? ('optimal' as const) : ('best so far' as const),
    gap: answer && !answer.isOptimal ? model.gapOf(together, answer.bound) : null,
    seconds: (performance.now() - began) / 1000,
  }
}

/** In a large network, each project adds its best shops to a plan. */
const SHOPS_EACH = 40

async function read(req: PayloadRequest, now: Date, days: number) {
  const { policy } = await currentRoutingPolicy(req)
  const asked = await waitingProjects(req, { now, days, policy })
  // What the projects themselves hold now is free for a plan of all of them.
  const shops = await shopsForPlan(
    req,
    asked.map(({ project }) => project),
    { policy, weekCount: PLANNED_WEEKS, free: asked.map(({ projectId }) => projectId), most: SHOPS_EACH },
  )
  return { policy, asked, shops }
}

/** @returns undefined if the solver used up its time or memory: then routing alone counts. */
async function solved(model: WeekPlanModel) {
  try {
    return await solveAside(model)
  } catch (error) {
    if (error instanceof ThreadEnded) return undefined
    throw error
  }
}
