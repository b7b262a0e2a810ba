import { NOT_INDEPENDENT } from '@framewell/domain/parties/independence'
import type { PayloadRequest } from 'payload'
import { type Behind, isTied } from '../../parties/independence'
import { sessionOf } from '../../platform/sessions/sessionOf'
import { companiesIn } from '../moneyChanged'
import type { StoredProject } from '../projects/findProject'
import { projectScope } from '../projects/projectScope'

/**
 * The people behind a dispute, who cannot decide it.
 * @param shopCompanyId the company of the shop when the dispute was opened; the project may have moved to another shop since
 */
export const behindDispute = (project: Pick<StoredProject, 'companyId' | 'fabricatorCompanyId'>, shopCompanyId: string | null): Behind => ({
  companies: [...new Set([...companiesIn(project), ...companiesIn({ ...project, fabricatorCompanyId: shopCompanyId })])],
})

/**
 * Whether the signed-in person may not decide a dispute because they are not independent of one of its sides.
 */
export async function isTiedToDispute(req: PayloadRequest, project: StoredProject, shopCompanyId: string | null): Promise<boolean> {
  return isTied(req, sessionOf(req)?.id ?? '', behindDispute(project, shopCompanyId))
}

/** Why the signed-in operator cannot decide an open dispute, in a sentence; null when they can, and for everybody else. */
export async function decisionRefusal(req: PayloadRequest, project: StoredProject, shopCompanyId: string | null): Promise<string | null> {
  const { all } = await projectScope(req)
  return all && (await isTiedToDispute(req, project, shopCompanyId)) ? NOT_INDEPENDENT.message : null
}
