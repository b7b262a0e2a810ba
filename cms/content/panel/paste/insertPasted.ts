import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { WEB_PICTURE } from '@framewell/domain/content/paste/pastedContent'
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $parseSerializedNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

/** A picture that came with a paste and is not in the library yet; an empty line stands in its place. */
export interface WaitingPicture {
  readonly key: string
  readonly alt: string
  readonly src: string
}

/** Puts stored blocks where the cursor is, or at the end. Answers the pictures among them, which wait for their upload. */
export function $insertPasted(blocks: readonly StoredNode[]): WaitingPicture[] {
  const waiting: WaitingPicture[] = []
  if (!$getSelection()) $getRoot().selectEnd()
  const nodes = blocks.map((block) => {
    if (block.type !== WEB_PICTURE) return $parseSerializedNode(serialized(block))
    const place = $createParagraphNode()
    waiting.push({ key: place.getKey(), alt: String(block.alt ?? ''), src: String(block.src ?? '') })
    return place
  })
  // A table that comes first does not run into the line that is there.
  const selection = $getSelection()
  const lineHasWords = $isRangeSelection(selection) && selection.anchor.getNode().getTextContent() !== ''
  if (blocks[0]?.type !== 'paragraph' && lineHasWords) selection.insertParagraph()
  $insertNodes(nodes)
  // Behind a table there is a line to go on in.
  const last = $getRoot().getLastChild()
  if (last && !$isElementNode(last)) last.insertAfter($createParagraphNode())
  return waiting
}

/** Puts a picture of the library where a pasted one waited; at the end if that line is gone. */
export function $insertUploaded(key: string, id: string): void {
  const stored = { type: 'upload', version: 3, format: '', fields: null, relationTo: 'media', value: id }
  const picture = $parseSerializedNode(serialized(stored))
  const place = $getNodeByKey(key)
  if (!place?.isAttached()) $getRoot().append(picture)
  else if (place.getTextContent() === '') place.replace(picture)
  else place.insertAfter(picture)
}

/** The empty line of a picture that stays out goes too. */
export function $leaveOut(key: string): void {
  const place = $getNodeByKey(key)
  if (place?.isAttached() && place.getTextContent() === '') place.remove()
}

function serialized(node: StoredNode): SerializedLexicalNode {
  return { ...node, type: String(node.type), version: Number(node.version ?? 1) }
}
