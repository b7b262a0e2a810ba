import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { PayloadRequest } from 'payload'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { hasRole } from '../platform/sessions/access'
import { isMemberOf } from './companyOf'

/**
 * Once a company has taken what a private link opens, the link only shows it; changing it takes one of its members or an operator.
 * @param company of the thing, as stored; null until somebody has taken it, when the link is enough.
 * @throws CallProblem signInRequired for a stranger, forbidden for somebody else.
 */
export async function refuseUnlessOwner(req: PayloadRequest, company: string | { readonly id: string } | null | undefined): Promise<void> {
  if (!company || hasRole(req, OPERATOR_ROLES)) return
  const id = typeof company === 'string' ? company : company.id
  if (await isMemberOf(req, id)) return
  throw new CallProblem(req.user ? 'forbidden' : 'signInRequired')
}
