import type { listBomPlans as listBomPlansCall } from '@framewell/domain/bom/calls'
import { toBomPlan } from '@framewell/domain/bom/toBomPlan'
import type { Operation } from '../platform/http/calls/bindCall'
import { bomBooks } from './bomBooks'

/** The plans on offer, smallest first. */
export const listBomPlans: Operation<typeof listBomPlansCall> = async ({ req }) => ({ plans: (await bomBooks(req)).plans.map(toBomPlan) })
