import { currentSession, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { cents } from '@framewell/domain/money/cents'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { lastFour } from '@framewell/domain/payments/bankAccount'
import { type BankDetail, listBankDetails, proposeBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { getOwnW9, type W9 } from '@framewell/domain/payments/w9Calls'
import { listOwnTasks, type OwnTask } from '@framewell/domain/tasks/ownTasks'
import { type FakeSessionServer, fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'

interface AccountAnswers {
  readonly desk: FakeSessionServer
  readonly own: AnswerCall<typeof getOwnAccount>
  readonly tasks: readonly OwnTask[]
}

export const STORY_COMPANY = { id: '0c0c0000-0000-4000-8000-000000000001', name: 'Park Homes', kind: 'builder', role: 'owner' } as const
const PERSON = { name: 'Olivia Park', email: 'olivia@framewell.example', role: 'builder' } as const
const at = '2026-11-20T09:00:00.000Z'

/** The signed W-9 of the story's shop. */
const STORY_W9: W9 = {
  name: 'Olivia Park',
  businessName: 'Park Frames',
  taxClass: 'individual',
  address: '12 Canal St, Dayton, OH 45402',
  maskedTin: 'XXX-XX-6789',
  signedBy: 'Olivia Park',
  signedOn: '2026-11-20',
}

/** The account of the story's user. */
export const STORY_ACCOUNT: CallOutput<typeof getOwnAccount> = {
  person: PERSON,
  companies: [STORY_COMPANY],
  things: [
    {
      kind: 'order',
      id: 'o1',
      title: 'FW-2026-00042: Dayton ranch',
      state: 'Fabrication complete',
      amountCents: cents(5_890_000),
      at,
      path: '/order-tracking?order=FW-2026-00042',
    },
    { kind: 'quote', id: 'q1', title: 'FW-Q-1: Model 1', state: 'open', amountCents: cents(12_345_600), at, path: '/quote?id=q1#token=t' },
    {
      kind: 'credit-decision',
      id: 'd1',
      title: 'Credit decision: Standard',
      state: 'pending',
      amountCents: cents(7_500_000),
      at,
      path: '/terms?decision=d1#token=t',
    },
    { kind: 'production', id: 'p1', title: 'FW-P-1: Model 1', state: '40% complete', amountCents: null, at, path: null },
  ],
}

/** Answers the account calls for stories: an anonymous visitor, a link that opens, or the story's overrides. */
export function accountAnswers(instead: Partial<AccountAnswers> = {}): SendRequest {
  const desk = instead.desk ?? fakeSessionServer({ signedIn: false, role: 'builder' })
  let details: BankDetail[] = []
  return answerCalls([
    [
      listOwnTasks,
      () => {
        const tasks = (instead.tasks ?? []).filter(({ kind }) => kind !== 'bankAccount' || details.length === 0)
        return { tasks, total: tasks.length }
      },
    ],
    [getOwnW9, () => ({ w9: STORY_W9 })],
    [listBankDetails, () => ({ data: details, total: details.length })],
    [
      proposeBankDetail,
      ({ accountName, accountNumber, routingNumber, accountType, accountHolder = 'business' }) => {
        const detail: BankDetail = {
          id: 'b1',
          companyId: STORY_COMPANY.id,
          company: STORY_COMPANY.name,
          status: 'waiting',
          accountName,
          routingLastFour: lastFour(routingNumber),
          accountLastFour: lastFour(accountNumber),
          accountType,
          accountHolder,
          proposedBy: PERSON.name,
          proposedAt: at,
          decidedBy: null,
          blockReason: null,
          waitsUntil: null,
          agreedBy: null,
          prenote: null,
          needsPrenote: false,
          payeeName: 'Park Homes',
          checks: [],
          missingChecks: [],
          needsMyAgreement: false,
        }
        details = [detail]
        return { detail }
      },
    ],
    [getOwnAccount, instead.own ?? (() => STORY_ACCOUNT)],
    [currentSession, desk.current],
    [signOut, desk.signOut],
  ])
}
