import { getWaiverText as getWaiverTextCall, signWaiver as signWaiverCall } from '@framewell/domain/payments/billingCalls'
import type { WaiverStep } from '@framewell/domain/payments/waivers'
import type { PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { getWaiverText, signWaiver } from '../payments/billing/waiverCalls'
import { contextFor } from '../platform/seeds/contextFor'

/** The demo shop reads and signs a conditional waiver. */
export async function signDemoWaiver(
  req: PayloadRequest,
  shop: Account,
  { projectId, phase }: { readonly projectId: string; readonly phase: WaiverStep },
  time: Date,
): Promise<void> {
  req.user = { ...shop, collection: 'accounts' }
  const waiver = { projectId, phase, condition: 'conditional' }
  const text = await getWaiverText(contextFor(req, getWaiverTextCall, time), getWaiverTextCall.input.parse(waiver))
  if (text instanceof Response) throw new Error("A waiver's text answers no file")
  const signing = signWaiverCall.input.parse({ ...waiver, signature: shop.name, title: 'Owner', textHash: text.textHash })
  await signWaiver(contextFor(req, signWaiverCall, time), signing)
}
