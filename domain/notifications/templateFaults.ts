import type { TemplateWords } from './templateCalls'

export interface TemplateFault {
  readonly field: keyof TemplateWords
  readonly message: string
}

const FIELDS = ['subject', 'text', 'notice', 'actionLabel'] as const
const NAMED = /\{([^{}\s]*)\}/g

/**
 * Problems of an operator's texts, by field: unknown values, braces without a name, and text blocks that look like a table or list but
 * would not parse as one. The first problem per field.
 * @param known names of the event's values
 */
export function templateFaults(words: TemplateWords, known: readonly string[]): TemplateFault[] {
  return FIELDS.flatMap((field) => {
    const message = namingFault(words[field], known) ?? (field === 'text' ? blockFault(words.text) : undefined)
    return message === undefined ? [] : [{ field, message }]
  })
}

function namingFault(text: string, known: readonly string[]): string | undefined {
  const unknown = [...text.matchAll(NAMED)].map(([, name = '']) => name).find((name) => !known.includes(name))
  if (unknown !== undefined) return `This event has no {${unknown}}`
  if (/[{}]/.test(text.replace(NAMED, ''))) return 'A single brace means nothing: write {name}, without spaces'
  return undefined
}

function blockFault(text: string): string | undefined {
  for (const block of text.split(/\n{2,}/)) {
    const lines = block
      .trim()
      .split('\n')
      .map((line) => line.trim())
    const [facts, items] = [lines.filter((line) => line.startsWith('|')), lines.filter((line) => line.startsWith('- '))]
    if (facts.length > 0 && facts.length < lines.length) return `Leave an empty line before and after the table at “${facts[0]}”`
    if (facts.some((line) => !/^\|[^|]*\S[^|]*\|.*\S/.test(line))) return `Each line of a table reads | label | value: “${facts[0]}”`
    if (items.length > 0 && items.length < lines.length) return `Leave an empty line before and after the list at “${items[0]}”`
  }
  return undefined
}
