import { FACT_INLINE } from '@framewell/domain/content/facts'
import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'

/** An inline fact as Payload's editor stores it. */
export function storedFact(key: string): StoredNode {
  const fact = { type: 'inlineBlock', version: 1, fields: { id: ownId(), blockType: FACT_INLINE, blockName: '', fact: key } }
  return { type: 'paragraph', version: 1, format: '', indent: 0, direction: null, textFormat: 0, children: [fact] }
}
