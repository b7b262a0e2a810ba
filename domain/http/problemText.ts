import type { Problem } from './problem'

/** What a refusal says to a person: the call's sentence and, where the server gave one, the reason in this case. */
export function problemText({ error, detail }: Pick<Problem, 'error' | 'detail'>): string {
  return detail ? `${error} ${detail}` : error
}
