import { isApiError } from '../../http/isApiError'
import type { Problem } from '../../http/problem'

/** Problems by field path, as the server names them ('externalLinks.0.url'); 'page' for the whole document. */
export type FieldProblems = Readonly<Record<string, string>>

export type SaveFailure =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly problems: FieldProblems }
  /** The session ended: retry after the person signs in. */
  | { readonly kind: 'signedOut' }
  /** A connection or server failure: retry. */
  | { readonly kind: 'broken' }

/** Statuses that do not change on retry. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 409, 413, 415, 422, 423])
const DELETED = 'Somebody deleted this. What you typed is kept in this browser. Restore the page, then save again.'

/** What a failed save means for the edits. */
export function saveFailure(error: unknown): SaveFailure {
  if (!isApiError(error)) return { kind: 'broken' }
  if (error.status === 401) return { kind: 'signedOut' }
  if (error.status === 409 && error.problem?.code === 'changedMeanwhile') return { kind: 'conflict' }
  if (error.status === 404) return { kind: 'refused', problems: { page: DELETED } }
  if (!REFUSALS.has(error.status)) return { kind: 'broken' }
  const fields = (error.problem?.fields ?? []).map(({ path, message }) => [path, message])
  const whole = [['page', wholeWords(error.problem)]]
  return { kind: 'refused', problems: Object.fromEntries(fields.length > 0 ? fields : whole) }
}

/** The sentence for a problem without a field. The standard sentence refers to marked fields, and there are none. */
function wholeWords({ code, error = 'The server refused this.', detail }: Partial<Problem> = {}): string {
  if (detail === undefined) return error
  return code === 'invalidInput' ? detail : `${error} ${detail}`
}

/** The member of a problem's path. */
const memberOf = (path: string) => path.split('.', 1)[0]

/** The members the problems name. */
export function membersNamed<Member extends string>(problems: FieldProblems, members: readonly Member[]): Member[] {
  const named = new Set(Object.keys(problems).map(memberOf))
  return members.filter((member) => named.has(member))
}

/** The problems of other members. */
export function problemsBeside(problems: FieldProblems, members: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !members.some((member) => member === memberOf(path))))
}
