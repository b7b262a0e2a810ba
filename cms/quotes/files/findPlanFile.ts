import type { PayloadRequest } from 'payload'
import type { PlanFile } from '../../payload-types'
import { planFileLinks } from './planFileLinks'

/** A file by its ID and token; undefined for an unknown ID and a wrong token alike. */
export async function findPlanFile(req: PayloadRequest, id: string, token: string): Promise<PlanFile | undefined> {
  // Its owner has no account: the token is the right to it.
  const file = await req.payload.findByID({
    collection: 'plan-files',
    id,
    disableErrors: true,
    showHiddenFields: true,
    overrideAccess: true,
    req,
  })
  return file && planFileLinks.opens(token, file) ? file : undefined
}
