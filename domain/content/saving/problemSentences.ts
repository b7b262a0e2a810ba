import { conflictPlace } from '@framewell/domain/content/saving/conflictWords'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import type { FieldProblems } from '@framewell/domain/content/saving/saveFailure'

/** Problems of the document, not of a field. */
const WHOLE: ReadonlySet<string> = new Set(['page', 'isPublished', '_status'])

/** Each problem with the name that its field has on the screen: 'Address: …'. */
export function problemSentences(problems: FieldProblems, page: unknown, forms: DocumentForms): string[] {
  return Object.entries(problems).map(([path, message]) =>
    WHOLE.has(path) ? message : `${conflictPlace(path.split('.'), page, forms)}: ${message}`,
  )
}
