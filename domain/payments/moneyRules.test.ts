import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialPolicy } from '../credit/initialPolicy'
import { paymentTermsFor, paymentTermsWords } from '../credit/paymentTerms'
import { TIERS } from '../credit/tier'
import { dayAfter } from '../dates/businessDays'
import { cents } from '../money/cents'
import { paymentCalls } from './calls'
import { AGING_BUCKETS, agingBucket, agingDueDays, holdsNewOrders, openCents, plannedInvoices, reminderDue } from './invoices'
import { approveRun, runStatusWords } from './payoutRun'
import {
  filledWaiver,
  INITIAL_WAIVER_TEXTS,
  missingWaivers,
  PAID_STEPS,
  requiredWaivers,
  WAIVER_KINDS,
  waiverKind,
  waiverRefusal,
  waiverWording,
  waiverWords,
} from './waivers'

const price = fc.integer({ min: 1, max: 1_000_000_000 })

describe('invoices', () => {
  it('add up to the cent for any price and terms, deposit first', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...TIERS), (amount, tier) => {
        const planned = plannedInvoices(cents(amount), paymentTermsFor(initialPolicy, tier))
        expect(planned.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(amount)
        expect(planned.every(({ amountCents }) => amountCents > 0)).toBe(true)
        expect(planned.slice(1).every(({ prepaid }) => !prepaid)).toBe(true)
      }),
    )
  })

  it('compute a deposit to the cent, also for half a percent', () => {
    expect(plannedInvoices(cents(1_000_000), { depositShare: 0.125 }).map(({ amountCents }) => amountCents)).toEqual([
      125_000, 675_000, 200_000,
    ])
  })

  it.each([
    ['Prepay', [['deposit', 5_890_000]]],
    [
      'Standard',
      [
        ['deposit', 1_178_000],
        ['progress', 3_534_000],
        ['final', 1_178_000],
      ],
    ],
    [
      'Preferred',
      [
        ['deposit', 589_000],
        ['progress', 4_123_000],
        ['final', 1_178_000],
      ],
    ],
    [
      'Premium',
      [
        ['progress', 4_712_000],
        ['final', 1_178_000],
      ],
    ],
  ] as const)('bill $58,900 to %s', (tier, bills) => {
    expect(plannedInvoices(5_890_000, paymentTermsFor(initialPolicy, tier)).map(({ kind, amountCents }) => [kind, amountCents])).toEqual(
      bills,
    )
    expect(paymentTermsWords(paymentTermsFor(initialPolicy, tier))).toBeTruthy()
  })

  it('are late by calendar days', () => {
    expect(dayAfter('2026-12-20', 30)).toBe('2027-01-19')
    const dueDays = ['2026-11-22', '2026-11-21', '2026-10-23', '2026-10-22', '2026-09-23', '2026-08-24', '2026-08-23']
    expect(dueDays.map((due) => agingBucket(due, '2026-11-22'))).toEqual([
      'current',
      'days1to30',
      'days1to30',
      'days31to60',
      'days31to60',
      'days61to90',
      'over90',
    ])
    for (let late = -40; late <= 140; late++) {
      const due = dayAfter('2026-11-22', -late)
      const within = AGING_BUCKETS.filter((bucket) => {
        const { from, until } = agingDueDays(bucket, '2026-11-22')
        return (from === null || due >= from) && (until === null || due <= until)
      })
      expect(within, due).toEqual([agingBucket(due, '2026-11-22')])
    }
    expect(holdsNewOrders('2026-11-12', '2026-11-22')).toBe(false)
    expect(holdsNewOrders('2026-11-11', '2026-11-22')).toBe(true)
    expect(openCents({ amountCents: 100, paidCents: 40, creditedCents: 70 })).toBe(0)
  })

  it('trigger each reminder once, also after days without a run', () => {
    expect(reminderDue('2026-11-22', null, '2026-11-18')).toBeUndefined()
    expect(reminderDue('2026-11-22', null, '2026-11-19')).toBe(-3)
    expect(reminderDue('2026-11-22', -3, '2026-11-20')).toBeUndefined()
    expect(reminderDue('2026-11-22', -3, '2026-12-02')).toBe(7)
    expect(reminderDue('2026-11-22', 7, '2026-12-02')).toBeUndefined()
  })
})

describe('waivers', () => {
  it('a phase needs its own conditional one, and unconditional ones for earlier payments', () => {
    const needed = requiredWaivers('shipment', cents(100), ['fabrication_start'])
    expect(needed.map(waiverWords)).toEqual([
      'Unconditional lien waiver for the fabrication start payment',
      'Conditional lien waiver for the shipment payment',
    ])
    expect(missingWaivers(needed, [{ phase: 'shipment', condition: 'conditional' }]).map(waiverWords)).toEqual([
      'Unconditional lien waiver for the fabrication start payment',
    ])
    expect(missingWaivers(needed, needed)).toEqual([])
    expect(requiredWaivers('retainage', cents(0), ['delivery']).map(waiverWords), 'none for a payment of nothing').toEqual([
      'Unconditional lien waiver for the delivery payment',
    ])
    const kinds = (holdsRetainage: boolean) => PAID_STEPS.map((step) => waiverKind(step, 'conditional', holdsRetainage))
    const progress = Array.from({ length: 3 }, () => 'conditional_progress')
    expect(kinds(true)).toEqual([...progress, 'conditional_progress', 'conditional_final'])
    expect(kinds(false)).toEqual([...progress, 'conditional_final', 'conditional_final'])
  })

  it('fill in every placeholder, and never expand a filled-in value', () => {
    const fields = {
      claimant: '{customer}',
      customer: 'B',
      builder: 'J',
      owner: 'G',
      project: 'C',
      jobAddress: 'H',
      property: 'K',
      phase: 'D',
      amount: '$1',
      throughDate: 'E',
      exceptions: 'I',
      payer: 'F',
    }
    for (const kind of WAIVER_KINDS) {
      const text = filledWaiver(INITIAL_WAIVER_TEXTS[kind], fields).join('\n')
      expect(text).toContain('{customer}')
      expect(text.replaceAll('{customer}', '')).not.toMatch(/\{/)
    }
  })
})

describe('lien waivers', () => {
  const HASH = 'a'.repeat(64)
  const signing = { phase: 'shipment', condition: 'conditional', textHash: HASH } as const

  it('are signed once each, as shown, an unconditional one after its payment', () => {
    expect(waiverRefusal(signing, [], [], HASH)).toBeUndefined()
    expect(waiverRefusal(signing, [{ phase: 'shipment', condition: 'unconditional' }], [], HASH)).toBeUndefined()
    expect(waiverRefusal(signing, [{ phase: 'shipment', condition: 'conditional' }], [], 'b')).toEqual({ refusal: 'signedAlready' })
    const changed = { refusal: 'textChanged', more: { expected: { textHash: 'b' } } }
    expect(waiverRefusal(signing, [], [], 'b')).toEqual(changed)
    const paid = { ...signing, condition: 'unconditional' } as const
    expect(waiverRefusal(paid, [], ['quality_check'], 'b')).toEqual({ refusal: 'notPaidYet' })
    expect(waiverRefusal(paid, [], ['shipment'], 'b')).toEqual(changed)
    expect(waiverRefusal(paid, [], ['shipment'], HASH)).toBeUndefined()
  })

  it('name who waives what, for which payment', () => {
    const project = {
      number: 'FW-2026-00042',
      title: 'Dayton ranch',
      builder: 'Park Homes',
      fabricator: 'Wabash Steel Frames',
      siteAddress: '12 Canal St, Dayton, OH',
      propertyOwner: null,
    }
    const payment = { amountCents: 1_178_000, throughOn: '2026-11-20', payer: 'Framewell', exceptions: '' }
    const { kind, title, paragraphs } = waiverWording(INITIAL_WAIVER_TEXTS, 'unconditional_final', 'delivery', project, payment)
    expect([kind, title]).toEqual(['unconditional_final', 'Unconditional waiver and release on final payment'])
    expect(paragraphs[2]).toContain('Wabash Steel Frames has received the final payment of $11,780.00 from Framewell')
    expect(paragraphs.join()).not.toMatch(/[{}]/)
    expect(paragraphs[1]).toBe(
      'Claimant: Wabash Steel Frames. Customer: Framewell. Builder: Park Homes. Job: FW-2026-00042, Dayton ranch. Property: 12 Canal St, Dayton, OH. Step: Delivery.',
    )
    const owned = { ...project, propertyOwner: 'Canal Street LLC' }
    const progress = waiverWording(INITIAL_WAIVER_TEXTS, 'conditional_progress', 'shipment', owned, payment)
    expect(progress.paragraphs[1]).toMatch(/Property: 12 Canal St, Dayton, OH, owned by Canal Street LLC\. Work through: November 20, 2026/)
  })
})

describe('payout runs', () => {
  it('say what the bank sent back of them', () => {
    const words = (...payouts: readonly ('settled' | 'returned' | 'sent')[]) =>
      runStatusWords({ status: 'settled', payouts: payouts.map((status) => ({ status })) })
    expect(words('settled', 'settled')).toBe('Settled')
    expect(words('settled', 'returned', 'returned')).toBe('Settled, 2 of 3 payouts sent back')
    expect(words('returned')).toBe('Sent back')
    expect(runStatusWords({ status: 'sent', payouts: [{ status: 'sent' }, { status: 'returned' }] })).toBe(
      'Sent to the bank, 1 of 2 payouts sent back',
    )
  })

  it('need two different people', () => {
    expect(approveRun({ status: 'proposed', approvedBy: [] }, 'a')).toEqual({ status: 'approved_once' })
    expect(approveRun({ status: 'approved_once', approvedBy: ['a'] }, 'a')).toEqual({ refusal: 'approvedAlready' })
    expect(approveRun({ status: 'approved_once', approvedBy: ['a'] }, 'b')).toEqual({ status: 'sent' })
    expect(approveRun({ status: 'sent', approvedBy: ['a', 'b'] }, 'c')).toEqual({ refusal: 'notWaiting' })
  })
})

describe('the calls', () => {
  it('have unique names and addresses', () => {
    for (const [name, call] of Object.entries(paymentCalls)) expect(call.name).toBe(name)
    const places = Object.values(paymentCalls).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(places).size).toBe(places.length)
  })
})
