import { commentCalls as calls } from '@framewell/domain/content/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { sharePresence } from '../presence/sharePresence'
import { listContentComments } from './readComments'
import { addContentComment, editContentComment, removeContentComment, resolveContentComment } from './writeComments'

/** Editors' comments on pages and their sections, and who is where in them. */
export const commentCalls = bindCalls(calls, {
  listContentComments,
  addContentComment,
  editContentComment,
  removeContentComment,
  resolveContentComment,
  sharePresence,
})
