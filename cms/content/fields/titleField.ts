import type { TextField } from 'payload'

const LONGEST = 140
const MARK = ' (copy)'

/** What a page or post is called. A copy says that it is one. */
export function titleField(): TextField {
  return {
    name: 'title',
    type: 'text',
    required: true,
    maxLength: LONGEST,
    hooks: { beforeDuplicate: [({ value }) => (value ? `${String(value).slice(0, LONGEST - MARK.length)}${MARK}` : value)] },
  }
}
