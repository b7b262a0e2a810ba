import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { ownId } from '@framewell/domain/content/ownId'

/** A library picture in a text, as Payload's editor stores it. */
export function storedPicture({ id }: { readonly id: string }): StoredNode {
  return { type: 'upload', version: 3, format: '', id: ownId(), fields: null, relationTo: 'media', value: id }
}
