import { mentionOf } from '@framewell/domain/content/comments'
import type { Refusing } from '../../http/callContext'
import { type Approver, findApprovers } from '../review/reviewFacts'

/** Everybody who works on content, by name: who can be mentioned. */
export async function contentPeople(req: Refusing['req']): Promise<Approver[]> {
  return findApprovers(req, 'editors')
}

/** The people that a text mentions: named with their ids, and in its words. @throws CallProblem notEditor */
export function mentioned(
  { refuse }: Pick<Refusing<'notEditor'>, 'refuse'>,
  people: readonly Approver[],
  ids: readonly string[],
  text: string,
): Approver[] {
  const found = [...new Set(ids)].map((id) => people.find((person) => person.id === id))
  if (found.includes(undefined)) throw refuse('notEditor')
  // Whose name was taken out of the text again is not told.
  return found.filter((person) => person !== undefined).filter(({ name }) => text.includes(mentionOf(name)))
}
