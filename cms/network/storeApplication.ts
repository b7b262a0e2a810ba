import { createHash, randomUUID } from 'node:crypto'
import { type ApplicationKind, REVIEW_PROMISES } from '@framewell/domain/network/applicationOptions'
import { promisedBy } from '@framewell/domain/network/applicationStates'
import { agreementText, PARTNER_AGREEMENT } from '@framewell/domain/network/partnerAgreement'
import { networkApplied } from '@framewell/domain/notifications/events/network'
import { env } from '../env'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { nextNumber } from '../platform/database/nextNumber'
import type { CallContext } from '../platform/http/calls/callContext'
import { applicationLinks } from './applicationLinks'

const APPLICATION_NUMBERS = { prefix: 'N', sequence: 'network_application_numbers' } as const

interface NewApplication {
  readonly kind: ApplicationKind
  readonly companyName: string
  readonly contactName: string
  readonly email: string
  readonly place: string
  readonly answers: Record<string, unknown>
  /** What was typed into the agreement's signature field. */
  readonly signed?: { readonly name: string; readonly title: string }
}

/** Stores an application with its reference number, signature and promised answer date, and mails the private link; all or nothing. */
export async function storeApplication({ req, now, address }: CallContext, { signed, ...application }: NewApplication) {
  const id = randomUUID()
  const number = await nextNumber(req, APPLICATION_NUMBERS, now)
  const token = applicationLinks.tokenFor(id)
  const due = promisedBy(now, REVIEW_PROMISES[application.kind])
  await req.payload.db.create({
    collection: 'network-applications',
    // The link's token is derived from the ID, so the ID comes first.
    customID: id,
    data: {
      ...application,
      number,
      signature: signed ? { ...signed, signedAt: now.toISOString(), address, ...signedText() } : null,
      status: 'submitted',
      submittedAt: now.toISOString(),
      promisedBy: due.toISOString(),
      tokenHash: applicationLinks.hashFor(id),
    },
    req,
    returning: false,
  })
  const { kind, companyName } = application
  await recordAudit(req, {
    action: 'network-apply',
    subjectType: 'network-applications',
    subjectId: id,
    after: { number, kind, companyName },
  })
  const { contactName: name, email } = application
  const mail = await notify(
    req,
    networkApplied,
    { application: id, number, name, email, answeredWithin: REVIEW_PROMISES[kind].words },
    { secrets: { link: applicationAddress(id, token) } },
  )
  return { success: true as const, applicationId: number, id, token, mail }
}

/** Where an applicant follows an application. The token is in the fragment: no server logs it. */
export function applicationAddress(id: string, token: string): string {
  return `${env.SITE_URL}/partner-onboarding?application=${id}#token=${token}`
}

function signedText() {
  return { agreementVersion: PARTNER_AGREEMENT.version, agreementHash: createHash('sha256').update(agreementText()).digest('hex') }
}
