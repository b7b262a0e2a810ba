import { createHash } from 'node:crypto'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { Refusal } from '@framewell/domain/http/refusal'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { signerRefusal } from '@framewell/domain/parties/signer'
import type {
  downloadWaiver as downloadWaiverCall,
  getWaiverText as getWaiverTextCall,
  signWaiver as signWaiverCall,
} from '@framewell/domain/payments/billingCalls'
import { isAgreed } from '@framewell/domain/payments/phases'
import type { Waiver } from '@framewell/domain/payments/projectCalls'
import { missingForms, waiverSource } from '@framewell/domain/payments/waiverForms'
import {
  hasField,
  type PaidStep,
  WAIVER_TITLES,
  type WaiverCondition,
  type WaiverKind,
  type WaiverStep,
  waiverKind,
  waiverRefusal,
  waiverWording,
} from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentIssuer } from '../../content/site/documentIssuer'
import { recordAudit } from '../../platform/audit/recordAudit'
import { isoTime } from '../../platform/database/isoTime'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { PAYMENTS, PHASE_PAYMENT } from '../disputes/phasePayment'
import { waivedAdvance } from '../factoring/advanceWaiver'
import { moneyChanged } from '../moneyChanged'
import { moneyPapers } from '../moneyPapers'
import { findProject, lockProject, type StoredProject, sideOf } from '../projects/findProject'
import { paidPhases, phaseOutlook, retainageOutlook, siteFormsOf, workDoneOn } from '../projects/phaseState'
import { inScope, onSide, projectScope } from '../projects/projectScope'
import { holdsRetainage } from '../projects/storedContract'
import { billForRelease } from './billForRelease'
import { advanceWaivers, signedWaivers } from './signedWaivers'
import { formFor } from './storedForms'

interface ReadText {
  readonly phase: WaiverStep
  readonly condition: WaiverCondition
  readonly requestId?: string | undefined
  readonly exceptions: string
}

/** Why there is no text to sign. */
const unsigned = (no: Refusal<'waiverFormMissing' | 'ownerMissing' | 'noAdvance' | 'nothingPaid'>) => ({ no })

/** A waiver's text as the shop would sign it now, or why it cannot be signed. */
async function waiverText(req: PayloadRequest, project: StoredProject, asked: ReadText, now: Date) {
  const { phase, condition, exceptions } = asked
  const advance = phase === 'early_payout' ? await waivedAdvance(req, project, condition, asked.requestId) : undefined
  if (phase === 'early_payout' && !advance) return unsigned({ refusal: 'noAdvance' })
  const today = companyDay(now)
  const holds = holdsRetainage(project)
  const unset = missingForms([{ phase, condition }], await siteFormsOf(req, project), holds)
  if (unset.length > 0) return unsigned({ refusal: 'waiverFormMissing', more: { detail: `${unset.join('. ')}.` } })
  const kind = waiverKind(phase, condition, holds)
  const form = await formFor(req, project.number, kind, today)
  const general = await req.payload.findGlobal({ slug: 'waiver-texts', req, overrideAccess: true, depth: 0 })
  const prescribed = form?.basis === 'form' ? { [kind]: paragraphsOf(form.text) } : {}
  const texts = { ...waiverTexts(general), ...prescribed }
  const { propertyOwner } = project.lienRecord
  if (hasField(texts[kind], 'owner') && propertyOwner === '') return unsigned({ refusal: 'ownerMissing' })
  const { siteName } = await documentSite(req)
  const amountCents = phase === 'early_payout' ? (advance?.amountCents ?? cents(0)) : await paymentOf(req, project, phase)
  if (amountCents === 0) return unsigned({ refusal: 'nothingPaid' })
  const throughOn =
    phase === 'early_payout'
      ? advance && companyDay(new Date(advance.requestedAt))
      : await workDoneOn(req, project, phase === 'retainage' ? 'delivery' : phase)
  const payment = { amountCents, throughOn: throughOn ?? today, payer: siteName, exceptions }
  const wording = waiverWording(texts, kind, phase, { ...project, propertyOwner }, payment)
  const textHash = createHash('sha256').update(wording.paragraphs.join('\n\n')).digest('hex')
  const textVersion = form?.basis === 'form' ? form.version : general.version
  return { ...wording, textVersion, textHash, source: waiverSource(form), advanceId: advance?.id ?? null }
}

/** The paragraphs of each kind as operators wrote them, separated by empty lines. */
function waiverTexts(texts: Readonly<Record<WaiverKind, string>>): Record<WaiverKind, string[]> {
  return {
    conditional_progress: paragraphsOf(texts.conditional_progress),
    unconditional_progress: paragraphsOf(texts.unconditional_progress),
    conditional_final: paragraphsOf(texts.conditional_final),
    unconditional_final: paragraphsOf(texts.unconditional_final),
  }
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
}

async function documentSite(req: PayloadRequest) {
  return req.payload.findGlobal({ slug: 'site-settings', req, overrideAccess: true, depth: 0 })
}

interface Signable {
  readonly advanceId: string | null
  readonly amountCents: Cents
}

/** What was signed for the same payment: a waiver is signed again when its amount has changed. */
async function signedFor(req: PayloadRequest, { id }: StoredProject, { advanceId, amountCents }: Signable): Promise<Waiver[]> {
  const signed = advanceId === null ? await signedWaivers(req, id, null) : await advanceWaivers(req, advanceId)
  return signed.filter((waiver) => waiver.amountCents === amountCents)
}

/** What a step pays the shop that accepted its price: what it released, less what dispute decisions took of it, or would release. */
async function paymentOf(req: PayloadRequest, project: StoredProject, phase: PaidStep): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${PHASE_PAYMENT} as "netCents" from ${PAYMENTS} where x.project_id = ${project.id} and x.phase = ${phase}`)
  const released = z.object({ netCents: storedCentsSchema }).optional().parse(rows[0])
  if (released) return released.netCents
  if (phase === 'retainage') return project.deliveredOn === null ? cents(0) : (await retainageOutlook(req, project)).netCents
  return (await phaseOutlook(req, project, phase)).release?.netCents ?? cents(0)
}

export const getWaiverText: Operation<typeof getWaiverTextCall> = async ({ req, refuse, now }, { projectId, ...asked }) => {
  const project = await findProject(req, projectId)
  const { phase, condition } = asked
  // Builders do not see what their shop is paid early.
  // Before its price is agreed, nothing is paid to the shop.
  if (!project || !isAgreed(project.releasePolicy) || (phase === 'early_payout' && (await sideOf(req, project)) === 'builder'))
    throw refuse('unknownProject')
  const text = await waiverText(req, project, asked, now)
  if ('no' in text) throw refuse(text.no.refusal, text.no.more)
  const { advanceId, ...shown } = text
  const signed = (await signedFor(req, project, text)).find((waiver) => waiver.phase === phase && waiver.condition === condition) ?? null
  return { ...shown, signed }
}

/** The shop signs. Stores name, text, its hash, time and address. */
export const signWaiver: Operation<typeof signWaiverCall> = async (
  { req, refuse, now, address, session },
  { projectId, phase, condition, requestId, signature, title, authority, exceptions, textHash },
) => {
  const project = await lockProject(req, projectId)
  // The project's builder is refused like a stranger: only the shop waives its rights.
  if (
    !project?.fabricatorId ||
    !project.fabricatorCompanyId ||
    !isAgreed(project.releasePolicy) ||
    (await sideOf(req, project)) !== 'fabricator'
  )
    throw refuse('unknownProject')
  const stranger = signerRefusal('signature', { typed: signature, authority }, req.user?.name ?? '')
  if (stranger) throw refuse(stranger.refusal, stranger.more)
  const text = await waiverText(req, project, { phase, condition, requestId, exceptions }, now)
  if ('no' in text) throw refuse(text.no.refusal, text.no.more)
  const signing = { phase, condition, textHash }
  const phases = (await paidPhases(req, project.id)).filter(({ toPresent }) => toPresent).map((one) => one.phase)
  // The text of an early payout's unconditional waiver is there only once it is paid.
  const paid: readonly WaiverStep[] = [...phases, 'early_payout']
  const no = waiverRefusal(signing, await signedFor(req, project, text), paid, text.textHash)
  if (no) throw refuse(no.refusal, no.more)
  await req.payload.db.create({
    collection: 'lien-waivers',
    data: {
      project: project.id,
      fabricator: project.fabricatorId,
      company: project.fabricatorCompanyId,
      phase,
      advance: text.advanceId,
      condition,
      kind: text.kind,
      amountCents: text.amountCents,
      paragraphs: text.paragraphs,
      textVersion: text.textVersion,
      source: text.source,
      exceptions: text.takesExceptions ? exceptions : '',
      textHash,
      signedBy: signature,
      signerTitle: [title, authority].filter(Boolean).join(', '),
      signerEmail: session?.email ?? '',
      address,
      signedAt: now.toISOString(),
    },
    req,
    returning: false,
  })
  await recordAudit(req, {
    action: 'waiver-sign',
    subjectType: 'payment-projects',
    subjectId: project.number,
    after: { phase, condition, signature, source: text.source, exceptions, textHash },
  })
  await billForRelease(req, project, now)
  await moneyChanged(req, project)
  const waiver = (await signedFor(req, project, text)).find((one) => one.phase === phase && one.condition === condition)
  if (!waiver) throw new Error('A waiver was stored and cannot be found')
  return { waiver }
}

const storedWaiver = z.object({
  projectId: z.string(),
  phase: z.string(),
  condition: z.string(),
  claimant: z.string(),
  kind: z.enum(Object.keys(WAIVER_TITLES).filter((key): key is keyof typeof WAIVER_TITLES => key in WAIVER_TITLES)),
  amountCents: centsSchema,
  paragraphs: z.array(z.string()),
  source: z.string(),
  textVersion: z.number(),
  textHash: z.string(),
  signedBy: z.string(),
  signerTitle: z.string(),
  signedAt: z.string(),
  address: z.string(),
})

/** For the project's builder, operators, and the shop that signed it, even if another shop makes the order now. */
export const downloadWaiver: Operation<typeof downloadWaiverCall> = async ({ req, refuse }, { id }) => {
  const scope = await projectScope(req)
  const scopedTo = sql`${inScope(scope)} and (w.advance_id is null or ${onSide(scope, 'fabricator')})`
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.number as "projectId", w.phase, w.condition, f.name as claimant, w.kind, w.amount_cents::float8 as "amountCents", w.paragraphs,
      coalesce(w.source, '') as source, w.text_version::int as "textVersion", w.text_hash as "textHash", w.signed_by as "signedBy", coalesce(w.signer_title, '') as "signerTitle",
      ${isoTime(sql`w.signed_at`)} as "signedAt", w.address
    from lien_waivers w join payment_projects p on p.id = w.project_id
      join lateral (select name, w.company_id from fabricators where id = w.fabricator_id) f on true
    where w.id = ${id} and ${scopedTo}`)
  const waiver = storedWaiver.optional().parse(rows[0])
  if (!waiver) throw refuse('notFound')
  const { phase, condition, ...signed } = waiver
  const pdf = await moneyPapers.write('waiver', { ...signed, issuer: await documentIssuer(req), title: WAIVER_TITLES[waiver.kind] })
  return asFile(`${waiver.projectId}-${phase}-${condition}-waiver.pdf`, 'application/pdf', pdf)
}
