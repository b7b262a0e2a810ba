import { ANSWER_NAMES, CREDIT_ANSWERS } from '@framewell/domain/credit/application'
import type { Field } from 'payload'

/** The typed answers, which a search looks through. */
export const TYPED_ANSWERS = ANSWER_NAMES.filter((name) => 'personal' in CREDIT_ANSWERS[name])

/** The panel's fields of the answers, three per row: first about the applicant, then about the project. */
export const answerRows: Field[] = [...rowsOf(ANSWER_NAMES.filter(isOfPerson)), ...rowsOf(ANSWER_NAMES.filter((name) => !isOfPerson(name)))]

type AnswerName = (typeof ANSWER_NAMES)[number]

function isOfPerson(name: AnswerName): boolean {
  return CREDIT_ANSWERS[name].record === null
}

function rowsOf(names: readonly AnswerName[]): Field[] {
  return names.flatMap((_, at) => (at % 3 === 0 ? [{ type: 'row' as const, fields: names.slice(at, at + 3).map(fieldOf) }] : []))
}

function fieldOf(name: AnswerName): Field {
  const answer = CREDIT_ANSWERS[name]
  const required = answer.initial !== '' || !answer.schema.safeParse(undefined).success
  if ('options' in answer) return { name, type: 'select', required, options: [...answer.options] }
  return { name, type: 'text', ...(required && { required }), ...(name === 'email' && { index: true }) }
}

/** What happens to each typed answer of a company's application when its person is deleted, by column in the database. */
export const answerEnds = Object.fromEntries(
  ANSWER_NAMES.flatMap((name) => {
    const answer = CREDIT_ANSWERS[name]
    return 'personal' in answer ? [[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), answer.personal] as const] : []
  }),
)
