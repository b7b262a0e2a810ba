import type { AnswerCall } from '@framewell/domain/http/answerCalls'
import type { CompanyRow } from '@framewell/domain/parties/company'
import type { listCompanies } from '@framewell/domain/parties/partyCalls'
import { listRows } from '@framewell/remote-kit/testing/listRows'

export const HALE: CompanyRow = {
  id: '6f1e4a52-0000-4000-8000-000000000001',
  name: 'Hale Homes',
  kind: 'builder',
  members: 2,
  since: '2026-05-04T09:00:00.000Z',
}

/** Answers with companies as the server lists them. */
export const companyAnswers =
  (companies: readonly CompanyRow[]): AnswerCall<typeof listCompanies> =>
  ({ kind, ...asked }) =>
    listRows(
      companies.filter((one) => kind === 'all' || one.kind === kind),
      { searched: ({ name }) => [name], newest: ({ since }) => since, sorts: { name: ({ name }) => name.toLowerCase() } },
      asked,
    )
