import { ADVISED_TEXT_LIMIT } from '@framewell/domain/content/page'
import type { TextField } from 'payload'

const MARK = ' (copy)'

/** The title of a page or post. A duplicate says that it is a copy. */
export function titleField(): TextField {
  return {
    name: 'title',
    type: 'text',
    required: true,
    maxLength: ADVISED_TEXT_LIMIT,
    admin: { components: { Cell: '/cms/content/panel/TitleCell#TitleCell' } },
    hooks: { beforeDuplicate: [({ value }) => (value ? `${String(value).slice(0, ADVISED_TEXT_LIMIT - MARK.length)}${MARK}` : value)] },
  }
}
