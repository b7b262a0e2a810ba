import { SOURCE_MISSING } from '@framewell/domain/content/figures'
import { figuresIn } from '@framewell/domain/content/lexicalText'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { type PayloadRequest, type RichTextField, validations } from 'payload'
import { articleEditor } from '../articleEditor'
import { validateCells } from './chartFields'

/** Running text. A table or chart in it without a source, or with a missing number, blocks publishing and is named. */
export function bodyField(): RichTextField {
  return {
    name: 'body',
    type: 'richText',
    required: true,
    editor: articleEditor,
    validate: async (value, options) => (await figureProblem(value, options.req)) ?? validations.richText(value, options),
  }
}

/** The first table or chart that cannot be published, with the reason. */
async function figureProblem(value: unknown, req: PayloadRequest): Promise<string | undefined> {
  for (const [at, found] of figuresIn(value).entries()) {
    const problem = sourceProblem(found) ?? (await cellsProblem(found, req))
    if (!problem) continue
    const kind = found.blockType === 'textTable' ? 'table' : 'chart'
    const name = typeof found.heading === 'string' && found.heading ? ` “${found.heading}”` : ''
    return `Figure ${at + 1} of this text, the ${kind}${name}, ${problem}`
  }
  return undefined
}

type Figure = ReturnType<typeof figuresIn>[number]

function sourceProblem({ source }: Figure): string | undefined {
  return typeof source === 'string' && source.trim() !== '' ? undefined : `has no source. ${SOURCE_MISSING}.`
}

async function cellsProblem({ categories, series }: Figure, req: PayloadRequest): Promise<string | undefined> {
  for (const one of Array.isArray(series) ? series : []) {
    const answer = isRecord(one) ? await validateCells(one.values, Array.isArray(categories) ? categories : [], req) : true
    if (answer !== true) return `can’t be drawn. ${answer}`
  }
  return undefined
}
