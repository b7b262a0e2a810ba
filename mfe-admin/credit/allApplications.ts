import { type ApplicationRow, listCreditApplications } from '@framewell/domain/credit/operatorCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { ApplicationFilter } from './applicationFilter'

const PER_CALL = 100

/**
 * Every application that a filter matches, newest first, read page by page. One that moves to the next page while this reads,
 * because a newer one arrived, is listed once.
 */
export async function allApplications(call: CallApi, { status, search }: ApplicationFilter): Promise<readonly ApplicationRow[]> {
  const rows = new Map<string, ApplicationRow>()
  for (let page = 1; ; page += 1) {
    const answer = await call(listCreditApplications, { status, search, page, limit: PER_CALL })
    for (const row of answer.data) rows.set(row.id, row)
    if (answer.data.length < PER_CALL) return [...rows.values()]
  }
}
