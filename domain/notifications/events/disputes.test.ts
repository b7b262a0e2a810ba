import { expect, it } from 'vitest'
import { cents } from '../../money/cents'
import { mailText } from '../mail/mailText'
import { say } from '../words'
import { disputeResolved, disputeResolvedForShop } from './disputes'

const LETTER = { kind: 'info', signature: 'Framewell', notes: [], links: [] } as const

it('a decision names what goes back, and no amount when nothing does', () => {
  const builders = (refundCents: number) => {
    const facts = disputeResolved.payload.parse({ ...disputeResolved.example, refundCents: cents(refundCents) })
    return mailText(say(disputeResolved.words, disputeResolved.values(facts)), LETTER)
  }
  expect(builders(100_000)).toContain('Back to the builder: $1,000.00, first off what is still owed')
  expect(builders(0)).not.toMatch(/\$|Back to the builder/)
  const shops = (takenCents: number) => {
    const facts = disputeResolvedForShop.payload.parse({ ...disputeResolvedForShop.example, takenCents: cents(takenCents) })
    return mailText(say(disputeResolvedForShop.words, disputeResolvedForShop.values(facts)), LETTER)
  }
  expect(shops(82_000)).toContain('Off what you are paid for the order: $820.00')
  expect(shops(0)).not.toMatch(/\$|Off what/)
})
