import type { PayloadRequest } from 'payload'
import type { PlanFile } from '../../payload-types'
import { planFileLinks } from './planFileLinks'

/** A file by its id and token; undefined alike for an unknown id and a wrong token. */
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
