import { PHASE_WORDS, type Phase } from '@framewell/domain/payments/phases'
import type { PhaseRelease } from '@framewell/domain/payments/releasePhase'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { greeting } from '../notifications/plainWords'
import { queueMail } from '../notifications/queueMail'
import { membersOf } from '../parties/companyOf'
import type { StoredProject } from './projects/findProject'

interface Telling {
  readonly key: string
  readonly subject: string
  readonly words: string
}

/** Writes to the people of a company; the one place from which payments writes to anybody. */
export async function tellCompany(req: PayloadRequest, companyId: string | null, { key, subject, words }: Telling): Promise<void> {
  if (!companyId) return
  for (const { accountId, name, email } of await membersOf(req, companyId))
    await queueMail(req, {
      to: email,
      subject,
      text: [greeting(name), words, `${env.SITE_URL}/payments`].join('\n\n'),
      dedupKey: `${key}:${accountId}`,
    })
}

export async function tellBoth(req: PayloadRequest, project: StoredProject, telling: Telling): Promise<void> {
  for (const company of new Set([project.companyId, project.fabricatorCompanyId])) await tellCompany(req, company, telling)
}

export async function tellPhase(req: PayloadRequest, project: StoredProject, phase: Phase, release: PhaseRelease): Promise<void> {
  await tellBoth(req, project, {
    key: `phase:${project.number}:${phase}`,
    subject: `${project.number}: ${PHASE_WORDS[phase].toLowerCase()} is complete`,
    words: `${PHASE_WORDS[phase]} of ${project.title} is complete. ${usdWithCents(release.grossCents)} left escrow; ${usdWithCents(release.netCents)} can be paid to ${project.fabricator ?? 'the shop'}.`,
  })
}
