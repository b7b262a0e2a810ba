import { companyDay } from '@framewell/domain/dates/businessDays'
import { changeLien, type recordLien as recordLienCall } from '@framewell/domain/payments/lienRecord'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { moneyChanged } from '../moneyChanged'
import { lockProject, sideOf } from './findProject'

/** Stores what lien papers of a job need. Operators and the project's builder record it; its shop is refused like a stranger. */
export const recordLien: Operation<typeof recordLienCall> = async ({ req, refuse, now }, { projectId, ...change }) => {
  const project = await lockProject(req, projectId)
  if (!project || (await sideOf(req, project)) === 'fabricator') throw refuse('unknownProject')
  const changed = changeLien(project.lienRecord, change, companyDay(now))
  if ('refusal' in changed) throw refuse(changed.refusal, changed.more)
  const { lienRecord } = changed
  const db = await transactionOf(req)
  // Another last day starts its reminders again.
  const same = (day: 'noticeDueOn' | 'jointEndsOn') => project.lienRecord[day] === lienRecord[day]
  await db.execute(sql`
    update payment_projects set lien_record = ${JSON.stringify(lienRecord)}::jsonb, updated_at = now(),
      notice_reminded = case when ${same('noticeDueOn')}::boolean then notice_reminded end,
      joint_reminded = case when ${same('jointEndsOn')}::boolean then joint_reminded end where id = ${project.id}`)
  await recordAudit(req, {
    action: 'lien-record',
    subjectType: 'payment-projects',
    subjectId: project.number,
    before: { ...project.lienRecord },
    after: { ...lienRecord },
  })
  await moneyChanged(req, project)
  return { lienRecord }
}
