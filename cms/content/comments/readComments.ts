import type { Role } from '@framewell/domain/accounts/roles'
import {
  type ContentComment,
  type ContentComments,
  editRefusal,
  type listContentComments as listContentCommentsCall,
  removeRefusal,
} from '@framewell/domain/content/comments'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ContentComment as Stored } from '../../payload-types'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { accountId, newestDraft } from '../review/reviewFacts'
import { contentPeople } from './commentPeople'

const mentionsSchema = z.array(z.object({ id: z.string(), name: z.string() })).catch([])

/** The people a stored comment mentions. */
export function mentionsOf({ mentions }: Pick<Stored, 'mentions'>): z.output<typeof mentionsSchema> {
  return mentionsSchema.parse(mentions)
}

export const listContentComments: Operation<typeof listContentCommentsCall> = async ({ req, now }, { id }) => {
  await newestDraft(req, id)
  return readComments(req, id, now)
}

/** All comments on a page, as the person of the request may see and change them. */
export async function readComments(req: PayloadRequest, document: string, now: Date): Promise<ContentComments> {
  const { docs } = await req.payload.find({
    collection: 'content-comments',
    where: { document: { equals: document } },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const people = (await contentPeople(req)).map(({ id, name }) => ({ id, name }))
  return { comments: docs.map((stored) => toComment(req, stored, now)), people }
}

/** A stored comment of a page. @throws CallProblem notFound */
export async function storedComment(req: PayloadRequest, document: string, id: string): Promise<Stored> {
  const stored = await req.payload.findByID({
    collection: 'content-comments',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (stored?.document !== document) throw new CallProblem('notFound')
  return stored
}

/** Who wants to change a comment, and the facts that decide whether they may. */
export function changing(req: PayloadRequest, stored: Stored, now: Date): Parameters<typeof editRefusal>[0] {
  return {
    author: accountId(stored.author),
    person: String(req.user?.id ?? ''),
    // The call is for editors, so there always is a person.
    role: req.user?.role ?? ('builder' satisfies Role),
    writtenAt: new Date(stored.createdAt),
    now,
    removed: Boolean(stored.removedAt),
  }
}

function toComment(req: PayloadRequest, stored: Stored, now: Date): ContentComment {
  const facts = changing(req, stored, now)
  const { resolvedAt } = stored
  return {
    id: stored.id,
    section: stored.section ?? null,
    sectionName: stored.sectionName ?? '',
    thread: stored.thread ?? null,
    text: stored.text ?? '',
    by: stored.authorName,
    at: stored.createdAt,
    editedAt: stored.editedAt ?? null,
    removed: facts.removed,
    resolved: resolvedAt ? { by: stored.resolvedByName ?? '', at: resolvedAt } : null,
    mentions: mentionsOf(stored).map(({ name }) => name),
    mayEdit: editRefusal(facts) === null,
    mayRemove: removeRefusal(facts) === null,
  }
}
