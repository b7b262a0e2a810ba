import type { getCreditDecision as getCreditDecisionCall } from '@framewell/domain/credit/applicantCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { openDecision } from './findApplication'
import { decisionOf } from './storedApplication'

/** The current decision behind a private link. */
export const getCreditDecision: Operation<typeof getCreditDecisionCall> = async (context, link) =>
  decisionOf(await openDecision(context, link))
