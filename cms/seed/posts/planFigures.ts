import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import type { StudSpacing } from '@framewell/domain/framing/layout'
import type { Member, MemberRole } from '@framewell/domain/framing/member'
import { figure as rounded } from '@framewell/domain/numbers/figure'

/** The source of every figure about our plans. */
export const MODEL_SOURCE = 'Framewell framing model: members of the catalog plan as drawn, counted and weighed without fasteners'

/** The articles' worked examples: figures of catalog plans, counted by the model that draws and prices them, never typed. */
export function planFigures(planId: string, studSpacingInches?: StudSpacing) {
  const plan = INITIAL_PLANS.find(({ id }) => id === planId)
  if (!plan) throw new RangeError(`The catalog has no plan ${planId}`)
  const layout = { ...plan.layout, ...(studSpacingInches ? { studSpacingInches } : {}) }
  const model = frameModel(layout)
  const pick = (accepts: (member: Member) => boolean) => {
    const members = model.members.filter(accepts)
    return {
      count: members.length,
      feet: Math.round(members.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0)),
      pounds: Math.round(members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)),
    }
  }
  return {
    plan,
    layout,
    summary: frameSummary(model),
    roles: (...roles: MemberRole[]) => pick(({ role }) => roles.includes(role)),
    part: (...parts: Member['assembly']['part'][]) => pick(({ assembly }) => parts.includes(assembly.part)),
    profile: (profile: string) => pick((member) => member.profile === profile),
    profiles: new Set(model.members.map(({ profile }) => profile)).size,
  }
}

/** 5525 → '5,525'. */
export function figure(value: number): string {
  return rounded(value, 0)
}

/** The saved part of `before`, in whole percent. */
export function savedPercent(before: number, after: number): number {
  return Math.round((1 - after / before) * 100)
}
