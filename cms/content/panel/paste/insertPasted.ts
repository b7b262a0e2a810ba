import { nodesOf, type StoredNode } from '@framewell/domain/content/lexicalText'
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

/** A pasted picture that is not in the library yet; an empty line holds its place. */
export interface WaitingPicture {
  readonly key: string
  readonly alt: string
  readonly src: string
}

/** Inserts stored blocks at the cursor or at the end; a single paragraph is inserted inline. Returns the pictures among them, which wait for their upload. */
export function $insertPasted(blocks: readonly StoredNode[]): WaitingPicture[] {
  const waiting: WaitingPicture[] = []
  if (!$getSelection()) $getRoot().selectEnd()
  const [only, ...others] = blocks
  const inLine = only?.type === 'paragraph' && others.length === 0 ? nodesOf(only.children) : blocks
  const nodes = inLine.map((block) => {
    if (block.type !== WEB_PICTURE) return $parseSerializedNode(serialized(block))
    const place = $createParagraphNode()
    waiting.push({ key: place.getKey(), alt: String(block.alt ?? ''), src: String(block.src ?? '') })
    return place
  })
  // Keeps a leading table from merging into the current line.
  const selection = $getSelection()
  const lineHasWords = $isRangeSelection(selection) && selection.anchor.getNode().getTextContent() !== ''
  if (blocks[0]?.type !== 'paragraph' && lineHasWords) selection.insertParagraph()
  $insertNodes(nodes)
  // Adds a line to continue on after a table.
  const last = $getRoot().getLastChild()
  if (last && !$isElementNode(last)) last.insertAfter($createParagraphNode())
  return waiting
}

/** Inserts a library picture in place of a pasted one; at the end if its line is gone. */
export function $insertUploaded(key: string, id: string): void {
  const stored = { type: 'upload', version: 3, format: '', fields: null, relationTo: 'media', value: id }
  const picture = $parseSerializedNode(serialized(stored))
  const place = $getNodeByKey(key)
  if (!place?.isAttached()) $getRoot().append(picture)
  else if (place.getTextContent() === '') place.replace(picture)
  else place.insertAfter(picture)
}

/** Removes the empty line of a skipped picture. */
export function $leaveOut(key: string): void {
  const place = $getNodeByKey(key)
  if (place?.isAttached() && place.getTextContent() === '') place.remove()
}

function serialized(node: StoredNode): SerializedLexicalNode {
  return { ...node, type: String(node.type), version: Number(node.version ?? 1) }
}
