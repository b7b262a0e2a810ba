import type { downloadCreditNotes as downloadCall } from '@framewell/domain/payments/billingCalls'
import { taxNote } from '@framewell/domain/tax/taxWords'
import { documentIssuer } from '../../content/site/documentIssuer'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { moneyPapers } from '../moneyPapers'
import { findProject, sideOf } from '../projects/findProject'
import { creditNotesOf } from './creditNotesOf'

/** The credit notes of an order as one PDF. Its shop gets none. */
export const downloadCreditNotes: Operation<typeof downloadCall> = async ({ req, refuse, now }, { projectId }) => {
  const project = await findProject(req, projectId)
  if (!project || (await sideOf(req, project)) === 'fabricator') throw refuse('unknownProject')
  const notes = await creditNotesOf(req, project.number)
  if (notes.length === 0) throw refuse('nothingCredited')
  const { number, title, builder, tax } = project
  const pdf = await moneyPapers.write('creditNotes', {
    issuer: await documentIssuer(req),
    number,
    title,
    builder,
    taxNote: tax && taxNote(tax),
    at: now.toISOString(),
    notes,
  })
  return asFile(`credit-notes-${number}.pdf`, 'application/pdf', pdf)
}
