import { nodesOf, type StoredNode } from '@framewell/domain/content/lexicalText'
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $parseSerializedNode,
} from 'lexical'
import { asEdited } from './storedNodes'

/** Puts stored blocks where the cursor is, or at the end; words of a single paragraph go into the line. */
export function $insertStored(blocks: readonly StoredNode[]): void {
  if (!$getSelection()) $getRoot().selectEnd()
  const [only, ...others] = blocks
  const inLine = only?.type === 'paragraph' && others.length === 0
  const nodes = inLine ? nodesOf(only.children).map((node) => asEdited(node, 'paragraph')) : blocks.map((node) => asEdited(node))
  // A heading or list that comes first stays one: it doesn't run into the line that is there.
  const selection = $getSelection()
  const lineHasWords = $isRangeSelection(selection) && selection.anchor.getNode().getTextContent() !== ''
  if (only && only.type !== 'paragraph' && lineHasWords) selection.insertParagraph()
  $insertNodes(nodes.map((node) => $parseSerializedNode(node)))
  // Behind a picture there is a line to go on in.
  const last = $getRoot().getLastChild()
  if (last && !$isElementNode(last)) last.insertAfter($createParagraphNode())
}
