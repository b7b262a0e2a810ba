import { SOURCE_MISSING } from '@framewell/domain/content/figures'
import { figuresIn } from '@framewell/domain/content/lexicalText'
import { type RichTextField, validations } from 'payload'
import { articleEditor } from '../articleEditor'

/** Running text. A table or chart in it that lacks its source keeps it from being published, and is named. */
export function bodyField(): RichTextField {
  return {
    name: 'body',
    type: 'richText',
    label: 'Text',
    required: true,
    editor: articleEditor,
    validate: (value, options) => sourceProblem(value) ?? validations.richText(value, options),
  }
}

function sourceProblem(value: unknown): string | undefined {
  const figures = figuresIn(value)
  const at = figures.findIndex(({ source }) => typeof source !== 'string' || source.trim() === '')
  const found = figures[at]
  if (!found) return undefined
  const kind = found.blockType === 'textTable' ? 'table' : 'chart'
  const name = typeof found.heading === 'string' && found.heading ? ` “${found.heading}”` : ''
  return `Figure ${at + 1} of this text, the ${kind}${name}, has no source. ${SOURCE_MISSING}.`
}
