import { conflictPlace } from './conflictWords'
import type { DocumentForms } from './fieldLabels'
import type { FieldProblems } from './saveFailure'

/** Problems of the document, not of a field. */
const WHOLE: ReadonlySet<string> = new Set(['page', 'isPublished', '_status'])

/** Each problem with its field's label: 'Address: …'. */
export function problemSentences(problems: FieldProblems, page: unknown, forms: DocumentForms): string[] {
  return Object.entries(problems).map(([path, message]) =>
    WHOLE.has(path) ? message : `${conflictPlace(path.split('.'), page, forms)}: ${message}`,
  )
}
