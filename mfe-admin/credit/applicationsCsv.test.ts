import { csvText } from '@framewell/domain/export/csvText'
import { expect, it } from 'vitest'
import { applicationsCsv } from './applicationsCsv'

it('writes what an operator sees, with empty cells for what is not decided', () => {
  const csv = csvText(applicationsCsv, [
    {
      id: '0b7e',
      contactName: '=cmd()',
      email: 'priya@example.com',
      companyName: null,
      applicationDate: '2026-11-20T16:05:00.000Z',
      assignedTier: 'Standard',
      creditScore: 64,
      assignedCreditLimit: 75_000,
      limitIfApproved: 75_000,
      budgetScale: 'Medium ($100K–500K)',
      projectLocation: 'Columbus, OH',
      qualificationStatus: 'pending',
    },
  ])
  expect(csv.split('\r\n')[1]).toBe(
    `0b7e,'=cmd(),priya@example.com,,2026-11-20T16:05:00.000Z,Standard,64,75000,Medium ($100K–500K),"Columbus, OH",pending`,
  )
})
