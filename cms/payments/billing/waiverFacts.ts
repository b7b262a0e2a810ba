import type { Cents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { missingForms } from '@framewell/domain/payments/waiverForms'
import {
  missingWaivers,
  OTHER_AMOUNT,
  PAID_STEPS,
  type PaidStep,
  type RequiredWaiver,
  requiredWaivers,
  WAIVER_CONDITIONS,
  waiverWords,
} from '@framewell/domain/payments/waivers'
import { z } from 'zod'
import { PAYMENTS_TEXT, PHASE_PAYMENT_TEXT } from '../disputes/phasePayment'
import { holdsRetainage } from '../projects/storedContract'
import { OF_PRESENT_SHOP } from './signedWaivers'
import { siteFormsSchema } from './storedForms'

/** What decides which waivers a project's payments need. */
export const waiverFactFields = {
  advance: centsSchema,
  debt: centsSchema,
  retainage: centsSchema,
  // Steps that paid something to the present shop.
  paid: z.array(z.enum(PAID_STEPS)),
  signed: z.array(
    z.object({
      phase: z.enum(PAID_STEPS),
      condition: z.enum(WAIVER_CONDITIONS),
      amountCents: centsSchema,
      // What its payment is; null for one to come.
      paysCents: centsSchema.nullable(),
    }),
  ),
  site: siteFormsSchema,
}
type WaiverFacts = Readonly<z.infer<z.ZodObject<typeof waiverFactFields>>>

const balance = (kind: string) =>
  `(select coalesce(sum(a.balance_cents), 0)::float8 from ledger_accounts a where a.project_id = p.number and a.kind = '${kind}') as ${kind}`

/** SQL: `waiverFactFields` of a project `p`. @param today SQL of the day on which forms are in force */
export const waiverFactsText = (today: string): string => `
  ${balance('advance')}, ${balance('retainage')},
    (select coalesce(sum(q.owed_cents), 0)::float8 from factoring_requests q where q.project_id = p.id and q.fabricator_id = p.fabricator_id) as debt,
    (select coalesce(jsonb_agg(phase.value), '[]') from fabricators f join payouts o on o.company_id = f.company_id,
      jsonb_array_elements_text(o.phases) as phase(value)
      where f.id = p.fabricator_id and o.project_id = p.id and o.status = 'settled'
        and exists (select from ${PAYMENTS_TEXT} where x.project_id = p.id and x.phase = phase.value and ${PHASE_PAYMENT_TEXT} > 0)) as paid,
    (select coalesce(jsonb_agg(jsonb_build_object('phase', w.phase, 'condition', w.condition, 'amountCents', w.amount_cents,
        'paysCents', (select ${PHASE_PAYMENT_TEXT} from ${PAYMENTS_TEXT} where x.project_id = p.id and x.phase = w.phase::text))), '[]')
      from lien_waivers w, fabricators f where ${OF_PRESENT_SHOP}) as signed,
    (select jsonb_build_object('state', z.state, 'kinds', (select coalesce(jsonb_agg(distinct w.kind), '[]') from waiver_forms w
        where w.state::text = z.state::text and w.effective_from <= ${today}))
      from orders site join zip_codes z on z.zip = site.site_zip where site.number = p.number) as site`

/** The waivers that a payment of so much lacks, the forms that these need, and both in words: the forms while one is not entered. */
export function waiversLacked(
  project: Parameters<typeof holdsRetainage>[0],
  step: PaidStep,
  netCents: Cents,
  { paid, signed, site }: Pick<WaiverFacts, 'paid' | 'signed' | 'site'>,
) {
  const counting = signed.filter(({ phase: of, amountCents, paysCents }) => amountCents === (paysCents ?? (of === step ? netCents : null)))
  const missing = missingWaivers(requiredWaivers(step, netCents, paid), counting)
  const forms = missingForms(missing, site, holdsRetainage(project))
  return { missing, forms, words: forms.length > 0 ? forms : missing.map((one) => missingWords(one, signed)) }
}

/** 'Conditional lien waiver for the shipment payment', and why one on file does not count. */
function missingWords(missing: RequiredWaiver, signed: readonly RequiredWaiver[]): string {
  return missingWaivers([missing], signed).length > 0 ? waiverWords(missing) : `${waiverWords(missing)}. ${OTHER_AMOUNT}`
}
