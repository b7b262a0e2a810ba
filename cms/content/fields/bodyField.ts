import { SOURCE_MISSING } from '@framewell/domain/content/figures'
import { figuresIn } from '@framewell/domain/content/lexicalText'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { type PayloadRequest, type RichTextField, validations } from 'payload'
import { articleEditor } from '../articleEditor'
import { figureProblem } from '../management/refusals'
import { validateCells } from './chartFields'

/** Running text. A table or chart in it without a source, a heading or a number blocks publishing and is named. */
export function bodyField(): RichTextField {
  return {
    name: 'body',
    type: 'richText',
    required: true,
    editor: articleEditor,
    validate: async (value, options) => (await figureProblems(value, options.req)) || validations.richText(value, options),
  }
}

/** The tables and charts that cannot be published, each with its reason; '' if there are none. */
async function figureProblems(value: unknown, req: PayloadRequest): Promise<string> {
  const problems: string[] = []
  for (const [at, found] of figuresIn(value).entries()) {
    const problem = sourceProblem(found) ?? headingProblem(found) ?? (await cellsProblem(found, req))
    if (!problem) continue
    const kind = found.blockType === 'textTable' ? 'table' : 'chart'
    const name = typeof found.heading === 'string' && found.heading ? ` “${found.heading}”` : ''
    problems.push(figureProblem(at + 1, `${kind}${name}`, problem))
  }
  return problems.join(' ')
}

type Figure = ReturnType<typeof figuresIn>[number]

function sourceProblem({ source }: Figure): string | undefined {
  return typeof source === 'string' && source.trim() !== '' ? undefined : `has no source. ${SOURCE_MISSING}.`
}

function headingProblem({ rows, series }: Figure): string | undefined {
  const [lines, noun] = Array.isArray(series) ? [series, 'series'] : [Array.isArray(rows) ? rows : [], 'row']
  const unnamed = lines.flatMap((line, at) => {
    const heading = isRecord(line) ? (line.label ?? line.name) : undefined
    return typeof heading === 'string' && heading.trim() !== '' ? [] : [at + 1]
  })
  if (unnamed.length === 0) return undefined
  const nouns = noun === 'row' && unnamed.length > 1 ? 'rows' : noun
  return `has no heading in ${nouns} ${new Intl.ListFormat('en-US').format(unnamed.map(String))}.`
}

async function cellsProblem({ categories, series }: Figure, req: PayloadRequest): Promise<string | undefined> {
  for (const one of Array.isArray(series) ? series : []) {
    const answer = isRecord(one) ? await validateCells(one.values, Array.isArray(categories) ? categories : [], req) : true
    if (answer !== true) return `can’t be drawn. ${answer}`
  }
  return undefined
}
