import { z } from 'zod'
import { accountAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const payload = z.object({
  document: z.string(),
  title: z.string(),
  by: z.string(),
  text: z.string(),
  /** The section, or 'page'. */
  place: z.string(),
  accounts: z.array(z.string()),
})
const values = ({ document, title, by, text, place }: z.output<typeof payload>) => ({ document, title, by, text, place })
const audience = ({ accounts }: z.output<typeof payload>) => accounts.map(accountAudience)
const action = { label: 'Read and answer', path: '/content-management?page={document}&comments={place}' }
const example = { document: '6f1e', title: 'Credit terms', by: 'Erin Vale', text: 'Since when?', place: 'page', accounts: ['7a20'] }

export const commentMentions = defineEvent({
  name: 'content-comment-mentions',
  title: 'Somebody was mentioned in a comment',
  feature: 'content',
  kind: 'info',
  payload,
  audience,
  values,
  words: {
    subject: "{by} mentioned you on '{title}'",
    text: "{by} mentioned you on '{title}':\n\n{text}",
    notice: '{by}: “{text}”',
    action,
  },
  example,
})

export const commentAnswered = defineEvent({
  name: 'content-comment-answered',
  title: 'A comment was answered',
  feature: 'content',
  kind: 'info',
  payload,
  audience,
  values,
  words: { subject: "{by} answered on '{title}'", text: "{by} answered on '{title}':\n\n{text}", notice: '{by}: “{text}”', action },
  example,
})

export const contentCommentEvents = [commentMentions, commentAnswered]
