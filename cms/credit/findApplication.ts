import type { PayloadRequest } from 'payload'
import type { CreditApplication } from '../payload-types'
import type { Refusing } from '../platform/http/calls/callContext'
import { decisionLinks } from './decisionLinks'

/** An application by its ID, with its token's hash; null if there is none. The caller decides who may see it. */
export async function findApplication(req: PayloadRequest, id: string): Promise<CreditApplication | null> {
  return req.payload.db.findOne<CreditApplication>({ collection: 'credit-applications', where: { id: { equals: id } }, req })
}

/** @throws CallProblem unknownDecision for an unknown ID and a wrong token alike. */
export async function openDecision(
  { req, refuse }: Refusing<'unknownDecision'>,
  { id, token }: { id: string; token: string },
): Promise<CreditApplication> {
  const stored = await findApplication(req, id)
  if (!stored || !decisionLinks.opens(token, stored)) throw refuse('unknownDecision')
  return stored
}
