import type { RichTextNode } from './richText'

/** The first number of a list. */
export function startsAt({ listType, start }: Pick<RichTextNode, 'listType' | 'start'>): number {
  return listType === 'number' && start !== undefined && Number.isSafeInteger(start) && start > 1 ? start : 1
}
