import {
  addContentComment,
  type ContentComment,
  type ContentComments,
  editContentComment,
  editRefusal,
  type listContentComments,
  mentionedIn,
  removeContentComment,
  removeRefusal,
  resolveContentComment,
} from '@framewell/domain/content/comments'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { idOf } from './samplePages'

export interface CommentDesk {
  readonly comments: AnswerCall<typeof listContentComments>
  readonly addComment: AnswerCall<typeof addContentComment>
  readonly editComment: AnswerCall<typeof editContentComment>
  readonly removeComment: AnswerCall<typeof removeContentComment>
  readonly resolveComment: AnswerCall<typeof resolveContentComment>
}

const AT = '2026-11-21T09:00:00.000Z'
const PEOPLE: ContentComments['people'] = [
  { id: idOf(801), name: 'Erin Vale' },
  { id: idOf(802), name: 'Omar Reyes' },
]

export function contentComment(number: number, said: Partial<ContentComment>): ContentComment {
  return {
    id: idOf(700 + number),
    section: null,
    sectionName: '',
    thread: null,
    text: '',
    by: 'Omar Reyes',
    at: AT,
    editedAt: null,
    removed: false,
    resolved: null,
    mentions: [],
    mayEdit: false,
    mayRemove: false,
    ...said,
  }
}

interface CommentFacts {
  readonly comments?: readonly ContentComment[]
  /** People who can be mentioned. */
  readonly people?: ContentComments['people']
  /** Name of the signed-in editor. */
  readonly editor?: string
  /** Names of the saved sections by id. */
  readonly sections?: Readonly<Record<string, string>>
}

/** A fake of the comment calls, in memory, for one page at a time, with the domain's rules. For stories. */
export function commentDesk({
  comments: given = [],
  people = PEOPLE,
  editor = 'Erin Vale',
  sections = {},
}: CommentFacts = {}): CommentDesk {
  let comments = [...given]
  const person = people.find(({ name }) => name === editor)?.id ?? ''
  const rights = (comment: ContentComment) => {
    const author = people.find(({ name }) => name === comment.by)?.id ?? null
    const { removed, at } = comment
    return { author, person, role: 'editor' as const, writtenAt: new Date(at), now: new Date(), removed }
  }
  const answer = () => ({
    comments: comments.map((comment) => ({
      ...comment,
      mayEdit: editRefusal(rights(comment)) === null,
      mayRemove: removeRefusal(rights(comment)) === null,
    })),
    people: [...people],
  })
  const found = (call: AnyCall, id: string) => {
    const comment = comments.find((one) => one.id === id)
    if (!comment) throw refuseCall(call, 'notFound')
    return comment
  }
  const change = (before: ContentComment, said: Partial<ContentComment>) => {
    comments = comments.map((comment) => (comment === before ? { ...comment, ...said } : comment))
    return answer()
  }
  const names = (call: AnyCall, text: string, ids: readonly string[]) => {
    const outcome = mentionedIn(text, ids, people)
    if ('refusal' in outcome) throw refuseCall(call, outcome.refusal)
    return outcome.mentioned.map(({ name }) => name)
  }
  return {
    comments: answer,
    addComment: ({ section, thread, text, mentions }) => {
      const begun = thread === undefined ? null : comments.find(({ id }) => id === thread)
      if (begun === undefined || begun?.thread) throw refuseCall(addContentComment, 'threadGone')
      if (!begun && section !== null && sections[section] === undefined) throw refuseCall(addContentComment, 'sectionGone')
      const at = begun ? begun.section : section
      const place = { section: at, sectionName: begun?.sectionName ?? sections[at ?? ''] ?? '', thread: begun?.id ?? null }
      const said = { text, mentions: names(addContentComment, text, mentions), by: editor, at: new Date().toISOString() }
      comments = [...comments, contentComment(comments.length, { id: crypto.randomUUID(), ...place, ...said })]
      return answer()
    },
    editComment: ({ comment: id, text, mentions }) => {
      const comment = found(editContentComment, id)
      const refusal = editRefusal(rights(comment))
      if (refusal) throw refuseCall(editContentComment, refusal)
      return change(comment, { text, mentions: names(editContentComment, text, mentions), editedAt: new Date().toISOString() })
    },
    removeComment: ({ comment: id }) => {
      const comment = found(removeContentComment, id)
      const refusal = removeRefusal(rights(comment))
      if (refusal) throw refuseCall(removeContentComment, refusal)
      return change(comment, { text: '', mentions: [], removed: true })
    },
    resolveComment: ({ comment: id, resolved }) => {
      const comment = found(resolveContentComment, id)
      const begun = comment.thread ? found(resolveContentComment, comment.thread) : comment
      return change(begun, { resolved: resolved ? { by: editor, at: new Date().toISOString() } : null })
    },
  }
}
