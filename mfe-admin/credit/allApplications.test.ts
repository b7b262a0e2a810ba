import { type ApplicationRow, listCreditApplications } from '@framewell/domain/credit/operatorCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { expect, it } from 'vitest'
import { allApplications } from './allApplications'

const row = (number: number): ApplicationRow => ({
  id: String(number),
  contactName: `Builder ${number}`,
  email: `builder${number}@example.com`,
  companyName: null,
  applicationDate: '2026-11-20T16:12:00.000Z',
  assignedTier: null,
  creditScore: null,
  assignedCreditLimit: null,
  budgetScale: 'Medium ($100K–500K)',
  projectLocation: 'Dayton, OH',
  qualificationStatus: 'pending',
})
const summary = { total: 0, approved: 0, pending: 0, rejected: 0, averageScore: null }

it('reads every page of the filter, and lists once what moved to the next page meanwhile', async () => {
  const asked: unknown[] = []
  const rows = Array.from({ length: 230 }, (_, index) => row(index))
  const call = makeCallApi(
    answerCalls([
      [
        listCreditApplications,
        (input) => {
          asked.push(input)
          if (input.page === 2) rows.unshift(row(1000))
          const start = (input.page - 1) * input.limit
          return { data: rows.slice(start, start + input.limit), total: rows.length, summary }
        },
      ],
    ]),
  )
  const all = await allApplications(call, { status: 'pending', search: 'Builder', page: 2 })
  expect(all).toHaveLength(230)
  expect(new Set(all.map(({ id }) => id)).size).toBe(230)
  expect(asked).toEqual([1, 2, 3].map((page) => ({ status: 'pending', search: 'Builder', page, limit: 100 })))
})
