import {
  type addContentComment as addContentCommentCall,
  type editContentComment as editContentCommentCall,
  editRefusal,
  type removeContentComment as removeContentCommentCall,
  removeRefusal,
  type resolveContentComment as resolveContentCommentCall,
} from '@framewell/domain/content/comments'
import { EDITORS } from '@framewell/domain/notifications/audience'
import { commentAnswered, commentMentions } from '@framewell/domain/notifications/events/contentComments'
import type { PayloadRequest, Where } from 'payload'
import { notify } from '../../notifications/notify'
import type { ContentComment as Stored } from '../../payload-types'
import { lock } from '../../platform/database/lock'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { changed } from '../../platform/live/changed'
import { accountId, newestDraft } from '../review/reviewFacts'
import { sectionName } from '../versions/compareSections'
import { contentPeople, mentioned } from './commentPeople'
import { changing, mentionsOf, readComments, storedComment } from './readComments'

/** Only calls write comments, and they state who may. */
const WRITE = { collection: 'content-comments', depth: 0, overrideAccess: true } as const

/** Starts a thread on a section or the page, or replies in one. Notifies mentioned people and the thread's participants. */
export const addContentComment: Operation<typeof addContentCommentCall> = async (context, input) => {
  const { req, refuse, now } = context
  const { id, text } = input
  const { user } = req
  if (!user) throw new CallProblem('signInRequired')
  await lock(req, 'content-comments', id)
  const { draft } = await newestDraft(req, id)
  const thread = input.thread === undefined ? null : await threadOf(context, id, input.thread)
  const section = thread ? (thread.section ?? null) : input.section
  const block = draft.sections?.find((one) => one.id === section)
  if (!thread && section !== null && !block) throw refuse('sectionGone')
  const named = block ? sectionName({ ...block }) : ''
  const people = mentioned(context, await contentPeople(req), input.mentions, text)
  const by = user.name || user.email
  await req.payload.create({
    ...WRITE,
    data: {
      document: id,
      section,
      sectionName: thread?.sectionName ?? named,
      thread: thread?.id ?? null,
      text,
      author: user.id,
      authorName: by,
      mentions: people,
    },
    req,
  })
  const told = { document: id, title: draft.title || 'Untitled', by, text, place: section ?? 'page' }
  const mentions = people.map((person) => person.id).filter((person) => person !== String(user.id))
  if (mentions.length > 0) await notify(req, commentMentions, { ...told, accounts: mentions })
  const others = thread ? await participants(req, id, thread.id) : []
  const answered = others.filter((person) => person !== String(user.id) && !mentions.includes(person))
  if (answered.length > 0) await notify(req, commentAnswered, { ...told, accounts: answered })
  return said(req, id, now)
}

/** Edits one's own comment and notifies people who are mentioned for the first time. */
export const editContentComment: Operation<typeof editContentCommentCall> = async (context, { id, comment, text, mentions }) => {
  const { req, refuse, now } = context
  await lock(req, 'content-comments', id)
  const { draft } = await newestDraft(req, id)
  const stored = await storedComment(req, id, comment)
  const refusal = editRefusal(changing(req, stored, now))
  if (refusal) throw refuse(refusal)
  const before = mentionsOf(stored).map((person) => person.id)
  const people = mentioned(context, await contentPeople(req), mentions, text)
  await req.payload.update({ ...WRITE, id: comment, data: { text, mentions: people, editedAt: now.toISOString() }, req })
  const fresh = people.map((person) => person.id).filter((person) => !before.includes(person) && person !== accountId(stored.author))
  const told = { document: id, title: draft.title || 'Untitled', by: stored.authorName, text, place: stored.section ?? 'page' }
  if (fresh.length > 0) await notify(req, commentMentions, { ...told, accounts: fresh })
  return said(req, id, now)
}

/** Removes the text of a comment. A placeholder stays so that its replies keep their place. */
export const removeContentComment: Operation<typeof removeContentCommentCall> = async ({ req, refuse, now }, { id, comment }) => {
  await lock(req, 'content-comments', id)
  const stored = await storedComment(req, id, comment)
  const refusal = removeRefusal(changing(req, stored, now))
  if (refusal) throw refuse(refusal)
  await req.payload.update({ ...WRITE, id: comment, data: { text: '', mentions: [], removedAt: now.toISOString() }, req })
  return said(req, id, now)
}

/** Resolves the thread of a comment, or reopens it. */
export const resolveContentComment: Operation<typeof resolveContentCommentCall> = async ({ req, now }, { id, comment, resolved }) => {
  await lock(req, 'content-comments', id)
  const stored = await storedComment(req, id, comment)
  const settled = { resolvedAt: now.toISOString(), resolvedByName: req.user?.name || req.user?.email || '' }
  const data = resolved ? settled : { resolvedAt: null, resolvedByName: null }
  await req.payload.update({ ...WRITE, id: stored.thread ?? stored.id, data, req })
  return said(req, id, now)
}

async function said(req: PayloadRequest, id: string, now: Date) {
  await changed(req, 'content', id, [EDITORS])
  return readComments(req, id, now)
}

/** The comment that started a thread. */
async function threadOf({ req, refuse }: Parameters<typeof addContentComment>[0], document: string, id: string): Promise<Stored> {
  const stored = await req.payload.findByID({ ...WRITE, id, disableErrors: true, req })
  if (stored?.document !== document || stored.thread) throw refuse('threadGone')
  return stored
}

/** Accounts of everybody who wrote in a thread and still works on content. */
async function participants(req: PayloadRequest, document: string, thread: string): Promise<string[]> {
  const where: Where = { document: { equals: document }, or: [{ id: { equals: thread } }, { thread: { equals: thread } }] }
  const { docs } = await req.payload.find({ ...WRITE, where, pagination: false, req })
  const authors = new Set(docs.map(({ author }) => accountId(author)))
  return (await contentPeople(req)).map((person) => person.id).filter((person) => authors.has(person))
}
