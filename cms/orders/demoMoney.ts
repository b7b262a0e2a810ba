import { cents } from '@framewell/domain/money/cents'
import { openDispute as openDisputeCall, resolveDispute as resolveDisputeCall } from '@framewell/domain/payments/disputeCalls'
import type { DisputeReason } from '@framewell/domain/payments/disputes'
import { decideFactoring as decideFactoringCall, requestFactoring as requestFactoringCall } from '@framewell/domain/payments/factoringCalls'
import { releaseRetainage as releaseRetainageCall } from '@framewell/domain/payments/projectCalls'
import type { PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { payDemoInvoices } from '../payments/bank/demoStatement'
import { openDispute } from '../payments/disputes/disputeCalls'
import { resolveDispute } from '../payments/disputes/resolveDispute'
import { decideFactoring, requestFactoring } from '../payments/factoring/factoringCalls'
import { returnDemoPayout } from '../payments/payouts/demoPayout'
import { releaseRetainage } from '../payments/projects/releaseRetainage'
import { contextFor } from '../platform/seeds/contextFor'
import type { DemoOrder } from './demoOrders'
import type { DemoPeople } from './demoPeople'
import { signDemoWaiver } from './signDemoWaiver'

/** What the builder gets back for damage, in cents. */
const REFUND = cents(850_00)

const DAY_MS = 86_400_000
/** From a decision to the day on which its refund is paid, over a long weekend. */
const SETTLED_DAYS = 3

interface DemoMoney {
  readonly req: PayloadRequest
  readonly people: DemoPeople
  /** The order's number. */
  readonly projectId: string
  readonly time: Date
}

const as = (req: PayloadRequest, account: Account) => {
  req.user = { ...account, collection: 'accounts' }
}

/** When it happens: yesterday, but a refund early enough that its payout was due by today, when the bank sends it back. */
export function demoMoneyTime(step: NonNullable<DemoOrder['money']>, today: Date): Date {
  return new Date(today.getTime() - (step === 'refund' ? 1 + SETTLED_DAYS : 1) * DAY_MS)
}

/** What happens to the money of a demo order once its stage is reached, by the operations that a person's click runs. */
export async function moveDemoMoney(facts: DemoMoney, step: NonNullable<DemoOrder['money']>): Promise<void> {
  await STEPS[step](facts)
}

const STEPS: Readonly<Record<NonNullable<DemoOrder['money']>, (facts: DemoMoney) => Promise<void>>> = {
  paid: payInvoices,
  retainage: async (facts) => {
    await payInvoices(facts)
    const { req, people, projectId, time } = facts
    await signDemoWaiver(req, people.shop, { projectId, phase: 'retainage' }, time)
    as(req, people.builder)
    await releaseRetainage(contextFor(req, releaseRetainageCall, time), { projectId, notes: '' })
  },
  refund: async (facts) => {
    await payInvoices(facts)
    const { req, people, projectId, time } = facts
    const id = await dispute(facts, 'damage', 'Two wall panels came bent. The driver saw it and noted it on the delivery receipt.')
    as(req, people.superAdmin)
    await resolveDispute(contextFor(req, resolveDisputeCall, time), {
      id,
      outcome: 'split',
      refundCents: REFUND,
      reason: 'The builder had the two panels straightened on site',
    })
    await returnDemoPayout(req, people, projectId, time)
  },
  dispute: async (facts) => {
    await payInvoices(facts)
    await dispute(facts, 'missing_parts', 'Four studs of the north wall are missing from the bundle.')
  },
  earlyPayout: async (facts) => {
    await payInvoices(facts)
    const { req, people, projectId, time } = facts
    as(req, people.shop)
    const asked = await requestFactoring(contextFor(req, requestFactoringCall, time), { projectId, urgency: 'standard' })
    if (asked instanceof Response) throw new Error('A request answers no file')
    await signDemoWaiver(req, people.shop, { projectId, phase: 'early_payout' }, time)
    as(req, people.superAdmin)
    await decideFactoring(contextFor(req, decideFactoringCall, time), {
      id: asked.request.id,
      decision: 'approve',
      reason: 'The frame is made, and the shop has a good record',
    })
  },
}

async function payInvoices({ req, people, projectId, time }: DemoMoney): Promise<void> {
  as(req, people.operator)
  await payDemoInvoices(req, projectId, time)
}

/** The builder opens a dispute. @returns its ID */
async function dispute({ req, people, projectId, time }: DemoMoney, reason: DisputeReason, description: string): Promise<string> {
  as(req, people.builder)
  const opened = await openDispute(contextFor(req, openDisputeCall, time), { projectId, reason, description })
  if (opened instanceof Response) throw new Error('A dispute answers no file')
  return opened.dispute.id
}
