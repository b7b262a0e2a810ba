import type { listCreditApplications as listCreditApplicationsCall } from '@framewell/domain/credit/operatorCalls'
import type { PayloadRequest } from 'payload'
import { counted } from '../insights/metricCalls'
import { readFigures } from '../insights/readFigures'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'
import { TYPED_ANSWERS } from './answerFields'
import { rowOf } from './storedApplication'

/** Applications, newest first, and figures over all of them. */
export const listCreditApplications: Operation<typeof listCreditApplicationsCall> = async ({ req, now }, { status, ...asked }) => {
  const listing = {
    collection: 'credit-applications',
    searched: TYPED_ANSWERS,
    where: status === 'all' ? [] : [{ qualificationStatus: { equals: status } }],
    newest: 'appliedAt',
    sorts: { applicant: 'contactName', score: 'creditScore', limit: 'assignedCreditLimit' },
  } as const
  const { docs, ...page } = await listDocuments(req, listing, asked)
  return { data: docs.map(rowOf), ...page, summary: await summarise(req, now) }
}

/** The dashboards open each of these figures. */
async function summarise(req: PayloadRequest, now: Date) {
  const figures = await readFigures(req, ['totalApplications', 'approvedApplications', 'pendingCreditReviews', 'averageCreditScore'], now)
  const total = counted(figures.totalApplications)
  const approved = counted(figures.approvedApplications)
  const pending = counted(figures.pendingCreditReviews)
  const { value: average } = figures.averageCreditScore
  return {
    total,
    approved,
    pending,
    rejected: total - approved - pending,
    averageScore: average === null ? null : Math.round(average * 10) / 10,
  }
}
