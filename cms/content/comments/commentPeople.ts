import { mentionedIn } from '@framewell/domain/content/comments'
import type { Refusing } from '../../platform/http/calls/callContext'
import { type Approver, findApprovers } from '../review/reviewFacts'

/** Everybody who works on content, by name: the people who can be mentioned. */
export async function contentPeople(req: Refusing['req']): Promise<Approver[]> {
  return findApprovers(req, 'editors')
}

/** The people a comment mentions. @throws CallProblem notEditor */
export function mentioned(
  { refuse }: Pick<Refusing<'notEditor'>, 'refuse'>,
  people: readonly Approver[],
  ids: readonly string[],
  text: string,
): Approver[] {
  const found = mentionedIn(text, ids, people)
  if ('refusal' in found) throw refuse(found.refusal)
  return found.mentioned
}
