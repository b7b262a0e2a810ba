import type { Plan } from '@framewell/domain/catalog/plan'
import { planSchema } from '@framewell/domain/catalog/planSchema'
import { plainMessage } from '@framewell/domain/http/plainMessage'
import { storedPlan } from './storedPlan'

/**
 * A field's validation by the domain's own schema: the document is checked as a whole, and each field shows its own errors. Messages about
 * the layout say where in it they belong.
 */
export function checkPlanField(field: keyof Plan) {
  return (_value: unknown, { data }: { data: object }): true | string => {
    const checked = planSchema.safeParse(storedPlan({ ...data }), { error: plainMessage })
    const issue = checked.error?.issues.find(({ path }) => path[0] === field)
    if (!issue) return true
    const place = issue.path.slice(1).join('.')
    return place ? `${place}: ${issue.message}` : issue.message
  }
}
