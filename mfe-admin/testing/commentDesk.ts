import type {
  addContentComment,
  ContentComment,
  ContentComments,
  editContentComment,
  listContentComments,
  removeContentComment,
  resolveContentComment,
} from '@framewell/domain/content/comments'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'
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

/** Answers the calls of comments from memory, for one page at a time. For stories. */
export function commentDesk(samples: readonly ContentComment[] = []): CommentDesk {
  let comments = [...samples]
  const answer = () => ({ comments, people: PEOPLE })
  const change = (id: string, said: Partial<ContentComment>) => {
    comments = comments.map((comment) => (comment.id === id ? { ...comment, ...said } : comment))
    return answer()
  }
  const names = (ids: readonly string[] = []) => PEOPLE.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return {
    comments: answer,
    addComment: ({ section = null, thread = null, text, mentions }) => {
      const begun = comments.find(({ id }) => id === thread)
      const own = { by: 'Erin Vale', mayEdit: true, mayRemove: true, mentions: names(mentions) }
      comments = [...comments, contentComment(comments.length, { ...own, section: begun?.section ?? section, thread, text })]
      return answer()
    },
    editComment: ({ comment, text, mentions }) => change(comment, { text, mentions: names(mentions), editedAt: AT }),
    removeComment: ({ comment }) => change(comment, { text: '', removed: true, mayEdit: false, mayRemove: false }),
    resolveComment: ({ comment, resolved }) => change(comment, { resolved: resolved ? { by: 'Erin Vale', at: AT } : null }),
  }
}
