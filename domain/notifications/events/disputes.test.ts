import { expect, it } from 'vitest'
import { cents } from '../../money/cents'
import { mailText } from '../mail/mailText'
import { say } from '../words'
import { disputeResolved, disputeResolvedForShop } from './disputes'
import { phaseCompleted, phasePayable } from './payments'

const LETTER = { kind: 'info', signature: 'Framewell', notes: [], links: [] } as const

it('a decision names what goes back, and no amount when nothing does', () => {
  const builders = (refundCents: number, posted: unknown = disputeResolved.example.posted) => {
    const facts = disputeResolved.payload.parse({ ...disputeResolved.example, refundCents: cents(refundCents), posted })
    return mailText(say(disputeResolved.words, disputeResolved.values(facts)), LETTER)
  }
  expect(builders(100_000), 'as it was posted').toContain('Back to you: $1,000.00 off invoice INV-2026-00030; nothing is refunded')
  const refunded = { credited: [{ invoice: 'INV-1', cents: cents(40_000) }], refundedCents: cents(60_000) }
  expect(builders(100_000, refunded)).toContain('Back to you: $400.00 off invoice INV-1; $600.00 is refunded')
  expect(builders(100_000, null), 'a mail from before it was named').toContain('Back to you: $1,000.00 back to the builder: first off')
  expect(builders(0)).not.toMatch(/\$|Back to you/)
  const shops = (takenCents: number) => {
    const facts = disputeResolvedForShop.payload.parse({ ...disputeResolvedForShop.example, takenCents: cents(takenCents) })
    return mailText(say(disputeResolvedForShop.words, disputeResolvedForShop.values(facts)), LETTER)
  }
  expect(shops(82_000)).toContain('Taken off: $820.00 off what your company is paid for the order')
  expect(shops(0)).not.toMatch(/\$|Taken off/)
})

it('a phase whose money was refunded is complete, and nobody reads of $0.00', () => {
  const builders = (grossCents: number) =>
    say(phaseCompleted.words, phaseCompleted.values(phaseCompleted.payload.parse({ ...phaseCompleted.example, grossCents }))).notice
  expect(builders(1_178_000)).toContain('is complete. $11,780.00 is released for the work of Gulf Steel.')
  expect(builders(0)).toContain('is complete. Its money was refunded to you after a dispute, so nothing is released.')
  const shops = (netCents: number) =>
    say(phasePayable.words, phasePayable.values(phasePayable.payload.parse({ ...phasePayable.example, netCents }))).notice
  expect(shops(1_154_440)).toContain('$11,544.40 can be paid to your company.')
  expect(shops(0)).toContain('Its money was refunded to the builder after a dispute, so nothing can be paid.')
})
