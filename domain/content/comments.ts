import { z } from 'zod'
import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import type { Refusal } from '../http/refusal'

/** Longest comment. */
export const COMMENT_LENGTH = 4000
/** Minutes during which the author can edit a comment. After that, the people it mentions have read it. */
export const COMMENT_EDIT_MINUTES = 15
const MAX_MENTIONS = 20

interface Changing {
  readonly author: string | null
  readonly person: string
  readonly role: Role
  readonly writtenAt: Date
  readonly now: Date
  readonly removed: boolean
}

/** Why a person may not edit a comment; null when they may. */
export function editRefusal({ author, person, writtenAt, now, removed }: Changing): 'notYours' | 'tooLate' | 'removed' | null {
  if (removed) return 'removed'
  if (author !== person) return 'notYours'
  return now.getTime() - writtenAt.getTime() > COMMENT_EDIT_MINUTES * 60_000 ? 'tooLate' : null
}

/** Why a person may not remove a comment. Authors may remove their own at any time, operators any comment. */
export function removeRefusal({ author, person, role, removed }: Changing): 'notYours' | 'removed' | null {
  if (removed) return 'removed'
  return author === person || OPERATOR_ROLES.some((operator) => operator === role) ? null : 'notYours'
}

/** The mentioned people whose names are still in the text. A person whose name was deleted gets no notice. */
export function mentionedIn<Person extends { readonly id: string; readonly name: string }>(
  text: string,
  ids: readonly string[],
  people: readonly Person[],
): { readonly mentioned: Person[] } | Refusal<'notEditor'> {
  const meant = new Set(ids)
  const known = people.filter(({ id }) => meant.has(id))
  if (known.length < meant.size) return { refusal: 'notEditor' }
  return { mentioned: known.filter(({ name }) => text.includes(mentionOf(name))) }
}

/** How a comment mentions a person. */
export function mentionOf(name: string): string {
  return `@${name}`
}

const AFTER_AT = /(^|\s)@([\p{L}\p{N}][\p{L}\p{N}'’-]*)/gu

/**
 * Expands first names after an @ to full names where only one person has that name. Also returns the names that match nobody or several
 * people, so the author can be warned that they notify no one.
 */
export function completeMentions(words: string, names: readonly string[]): { readonly text: string; readonly unknown: readonly string[] } {
  const unknown: string[] = []
  const text = words.replace(AFTER_AT, (whole, before: string, typed: string, at: number) => {
    const from = words.slice(at + before.length)
    if (names.some((name) => from.startsWith(mentionOf(name)))) return whole
    const meant = names.filter((name) => name.split(' ', 1)[0]?.toLowerCase() === typed.toLowerCase())
    if (meant.length === 1 && meant[0]) return `${before}${mentionOf(meant[0])}`
    unknown.push(typed)
    return whole
  })
  return { text, unknown }
}

/** Splits text into runs and marks those that name a mentioned person. Longer names match first, so 'Ana' is not found in 'Ana Ruiz'. */
export function mentionRuns(text: string, names: readonly string[]): { readonly words: string; readonly mention: boolean }[] {
  const [name, ...others] = [...names].sort((one, other) => other.length - one.length)
  if (name === undefined) return text === '' ? [] : [{ words: text, mention: false }]
  return text
    .split(mentionOf(name))
    .flatMap((words, at) => [...(at > 0 ? [{ words: mentionOf(name), mention: true }] : []), ...mentionRuns(words, others)])
}

const commentSchema = z.object({
  id: z.string(),
  /** Id of the section; null for the page as a whole. */
  section: z.string().nullable(),
  /** The section's name when the thread began; the section may be deleted since. */
  sectionName: z.string(),
  /** Id of the thread's first comment; null for that comment itself. */
  thread: z.string().nullable(),
  /** Empty when removed. */
  text: z.string(),
  by: z.string(),
  at: z.string(),
  editedAt: z.string().nullable(),
  removed: z.boolean(),
  /** Set on the thread's first comment. */
  resolved: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Names of the people mentioned. */
  mentions: z.array(z.string()),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
})
export type ContentComment = z.infer<typeof commentSchema>

const commentsSchema = z.object({
  comments: z.array(commentSchema),
  /** Who can be mentioned. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ContentComments = z.infer<typeof commentsSchema>

const document = z.object({ id: z.uuid() })
const comment = document.extend({ comment: z.uuid() })
const words = z.object({
  text: z.string().trim().min(1, 'Write something').max(COMMENT_LENGTH, `Use at most ${COMMENT_LENGTH} characters`),
  /** Ids of the people mentioned. */
  mentions: z.array(z.uuid()).max(MAX_MENTIONS, `Mention at most ${MAX_MENTIONS} people`).default([]),
})
const notEditor = { status: 400, message: 'Only editors and operators can be mentioned.' }
const removed = { status: 409, message: 'This comment was removed.' }

export const listContentComments = defineCall({
  name: 'listContentComments',
  method: 'GET',
  path: '/api/content/pages/{id}/comments',
  summary: 'What editors said about a page and its sections, the oldest first, and who can be mentioned',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document,
  output: commentsSchema,
})

export const addContentComment = defineCall({
  name: 'addContentComment',
  method: 'POST',
  path: '/api/content/pages/{id}/comments',
  summary: 'Comment on a section or a page, or answer in a thread; mentioned people are notified',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document.extend({ ...words.shape, section: z.string().max(100).nullable().default(null), thread: z.uuid().optional() }),
  output: commentsSchema,
  errors: {
    notEditor,
    sectionGone: { status: 409, message: 'This section isn’t saved yet, or was removed. Save, then comment.' },
    threadGone: { status: 409, message: 'This thread no longer exists.' },
  },
  idempotent: true,
})

export const editContentComment = defineCall({
  name: 'editContentComment',
  method: 'PUT',
  path: '/api/content/pages/{id}/comments/{comment}',
  summary: 'Edit your own comment, for some minutes',
  feature: 'content',
  access: EDITOR_ROLES,
  input: comment.extend(words.shape),
  output: commentsSchema,
  errors: {
    notEditor,
    removed,
    notYours: { status: 403, message: 'Only the person who wrote a comment can change it.' },
    tooLate: { status: 409, message: `A comment can be changed for ${COMMENT_EDIT_MINUTES} minutes. Reply to it instead.` },
  },
})

export const removeContentComment = defineCall({
  name: 'removeContentComment',
  method: 'DELETE',
  path: '/api/content/pages/{id}/comments/{comment}',
  summary: 'Remove an own comment; that there was one stays',
  feature: 'content',
  access: EDITOR_ROLES,
  input: comment,
  output: commentsSchema,
  errors: { removed, notYours: { status: 403, message: 'Only the person who wrote a comment, or an operator, can remove it.' } },
})

export const resolveContentComment = defineCall({
  name: 'resolveContentComment',
  method: 'POST',
  path: '/api/content/pages/{id}/comments/{comment}/resolution',
  summary: 'Say that a thread is settled, or open it again',
  feature: 'content',
  access: EDITOR_ROLES,
  input: comment.extend({ resolved: z.boolean() }),
  output: commentsSchema,
})
