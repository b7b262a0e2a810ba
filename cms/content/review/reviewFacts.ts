import { type ApproverGroup, approverRoles } from '@framewell/domain/content/reviews'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ContentReview, Page, Post } from '../../payload-types'
import { transactionOf } from '../../platform/database/transactionOf'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import type { ContentCollection } from '../publishedState'

export interface Approver {
  readonly id: string
  readonly name: string
}

interface ApprovalSetting {
  readonly required: boolean
  readonly approvers: ApproverGroup
}

/** Whether documents of a collection need an approval, and whose. */
export async function approvalSetting(req: PayloadRequest, collection: ContentCollection): Promise<ApprovalSetting> {
  // A company-wide rule that applies to everybody.
  const { approval } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return { required: approval?.[collection] === true, approvers: approval?.approvers ?? 'operators' }
}

const approverSchema = z.array(z.object({ id: z.string(), name: z.string() }))

/** Everybody who may approve, by name. */
export async function findApprovers(req: PayloadRequest, group: ApproverGroup): Promise<Approver[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id::text as id, coalesce(nullif(name, ''), email) as name from accounts
    where role::text in (select jsonb_array_elements_text(${JSON.stringify(approverRoles(group))}::jsonb)) order by name, id`)
  return approverSchema.parse(rows)
}

/** The newest review of a document, with the names of its participants only. */
export async function newestReview(req: PayloadRequest, document: string): Promise<ContentReview | null> {
  const { docs } = await req.payload.find({
    collection: 'content-reviews',
    where: { document: { equals: document } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    // The rule for publishing needs it; the callers check who may see it.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}

/** The newest draft of a document with all members, including those no API returns. @throws CallProblem notFound */
export async function newestDraft(req: PayloadRequest, id: string): Promise<{ collection: ContentCollection; draft: Page | Post }> {
  for (const collection of ['pages', 'posts'] as const) {
    // The callers are for editors only, who may read every draft.
    const find = { id, draft: true, depth: 0, disableErrors: true, showHiddenFields: true, overrideAccess: true, req } as const
    const draft = await req.payload.findByID({ collection, ...find })
    if (draft && !draft.deletedAt) return { collection, draft }
  }
  throw new CallProblem('notFound')
}

/** The published version of a document; null if there is none. @param depth 1 populates its pictures and links for display */
export async function liveDocument(
  req: PayloadRequest,
  collection: ContentCollection,
  id: string,
  depth: 0 | 1 = 0,
): Promise<Page | Post | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth,
    // The condition only matches published documents.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}

/** Accounts that changed a document since it was last published. */
export function changedBy({ changedBy: accounts }: { readonly changedBy?: unknown }): string[] {
  return z.array(z.string()).catch([]).parse(accounts)
}

/** The ID of a related account. */
export function accountId(account: ContentReview['askedBy']): string | null {
  return typeof account === 'object' ? (account?.id ?? null) : (account ?? null)
}
