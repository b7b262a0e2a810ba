import { memberShare } from '@framewell/domain/bom/memberShare'
import { usd } from '@framewell/domain/money/usd'
import type { MemberPriceProps } from '../frame/memberPriceProps'
import { failureSentence } from './bomFailure'
import { requestOf, savedPlanId } from './bomQuestion'
import { useBill } from './useBill'
import { useBomConfiguration } from './useBomConfiguration'
import { useBomQuestion } from './useBomQuestion'

/** A member's share of the bill that the form asks for. */
export const MemberPrice = ({ member }: MemberPriceProps) => {
  const { question: asked } = useBomQuestion()
  const saved = useBomConfiguration()
  const { data: bill, error } = useBill(requestOf({ ...asked, plan: asked.plan || (saved ? savedPlanId(saved) : '') }, saved))
  if (error) return failureSentence(error, 'We could not price this member. Try again.')
  if (!bill) return 'Pricing…'
  const share = memberShare(bill, member)
  if (share === null) return `${bill.distributor} has no list price for ${member.profile}.`
  return `${usd(share)}: its share by length of all ${member.profile} on the bill, ${bill.distributor}, list prices before markup`
}
