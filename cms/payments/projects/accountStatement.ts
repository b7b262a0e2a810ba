import { csvText } from '@framewell/domain/export/csvText'
import { type Cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import type { downloadAccountStatement as downloadCall, LedgerEntryRow } from '@framewell/domain/payments/ledgerCalls'
import type { View } from '@framewell/domain/payments/partyView'
import { sql } from '@payloadcms/db-postgres'
import { documentIssuer } from '../../content/site/documentIssuer'
import type { Operation } from '../../platform/http/calls/bindCall'
import { moneyPapers } from '../moneyPapers'
import { findProject, type StoredProject, viewOf } from './findProject'
import { findEntries } from './listLedgerEntries'
import { projectScope } from './projectScope'

/** Nobody reads a longer PDF; the CSV has everything. */
const MAX_PDF_ENTRIES = 2_000

/** An account statement: every entry in order with the balance after it, and the resulting balances. */
export const downloadAccountStatement: Operation<typeof downloadCall> = async ({ req, refuse, now, session }, { projectId, format }) => {
  const scope = await projectScope(req)
  const project = projectId === undefined ? null : await findProject(req, projectId)
  if (projectId !== undefined && !project) throw refuse('unknownProject')
  const entries = (await findEntries(req, scope, { projectId }, sql`order by at`)).filter((entry) => entry.projectId !== null)
  const name = `statement-${projectId ?? 'all'}-${now.toISOString().slice(0, 10)}.${format}`
  if (format === 'csv') return asFile(name, 'text/csv; charset=utf-8', statementCsv(entries))
  const pdf = await moneyPapers.write('statement', {
    issuer: await documentIssuer(req),
    title: project ? `${project.number}: ${project.title}` : 'All projects',
    party: project ? partyOf(project, await viewOf(req, project)) : (session?.name ?? ''),
    at: now.toISOString(),
    entries: entries.slice(-MAX_PDF_ENTRIES),
    left: Math.max(0, entries.length - MAX_PDF_ENTRIES),
    balances: finalBalances(entries),
  })
  return asFile(name, 'application/pdf', pdf)
}

/** Addressee of a project's statement: a party for its own accounts, both parties for operators. */
function partyOf({ builder, fabricator }: StoredProject, view: View): string {
  const names = { builder, fabricator }
  return (view ?? (['builder', 'fabricator'] as const))
    .map((side) => names[side])
    .filter(Boolean)
    .join(' and ')
}

/** The balance of each account after its last entry. */
function finalBalances(entries: readonly LedgerEntryRow[]): { title: string; projectId: string; balanceCents: Cents }[] {
  const last = new Map(entries.map((entry) => [`${entry.projectId} ${entry.account}`, entry]))
  return [...last.values()].map(({ title, projectId, balanceCents }) => ({ title, projectId: projectId ?? '', balanceCents }))
}

function statementCsv(entries: readonly LedgerEntryRow[]): string {
  return csvText(
    [
      { header: 'Date', value: (row) => row.postedAt },
      { header: 'Project', value: (row) => row.projectId },
      { header: 'Account', value: (row) => row.title },
      { header: 'Description', value: (row) => row.description },
      { header: 'Debit', value: (row) => (row.amountCents > 0 ? dollarsOfCents(row.amountCents) : null) },
      { header: 'Credit', value: (row) => (row.amountCents < 0 ? dollarsOfCents(negateCents(row.amountCents)) : null) },
      { header: 'Balance', value: (row) => dollarsOfCents(row.balanceCents) },
      { header: 'Posting', value: (row) => row.postingId },
    ],
    entries,
  )
}

/** An answer that a browser saves under a name. */
export function asFile(name: string, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' },
  })
}
