import assert from 'node:assert/strict'
import type { ModelStep } from './modelStep'
import { told } from './told'

/** What is free in the escrow account goes to the operating account, and both statements show it. Every third time it is undone and booked again. */
const transfer: ModelStep = {
  odds: (_, lane) => (lane.hasEscrow ? 2 : 0),
  take: async (lane, _, at) => {
    const { body } = await lane.ask('operator', '/bank/transfers')
    const amountCents = Math.floor((body.escrow.toOperatingCents * (at + 1)) / 12)
    if (amountCents === 0) return
    const recorded = await lane.ask('operator', '/bank/transfers', { from: 'escrow', amountCents, reason: 'released' })
    // Another lane may have recorded it first.
    if (told(recorded) === 'moreThanFree') return
    assert.equal(told(recorded), 'done')
    const { number } = recorded.body.transfer
    const named = at % 2 === 0 ? `BOOK TRANSFER ${number}` : 'BOOK TRANSFER'
    for (const account of at % 4 < 2 ? (['escrow', 'operating'] as const) : (['operating', 'escrow'] as const)) {
      const line = await lane.movement(account === 'escrow' ? -amountCents : amountCents, named, account)
      assert.equal(line.status, at % 2 === 0 ? 'matched' : 'unmatched')
      const decision = { decision: 'transfer', transfer: number, reason: 'compared' }
      if (line.status === 'unmatched') assert.equal(told(await lane.ask('operator', `/bank/lines/${line.id}/decide`, decision)), 'done')
      if (at % 3 > 0) continue
      assert.equal(told(await lane.ask('operator', `/bank/lines/${line.id}/undo`, { reason: 'looked again' })), 'done')
      assert.equal(told(await lane.ask('operator', `/bank/lines/${line.id}/decide`, decision)), 'done')
    }
  },
}

/** Transfers between the escrow and the operating account. */
export const transferSteps = { transfer }
