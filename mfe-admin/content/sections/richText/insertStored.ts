import { nodesOf, type StoredNode } from '@framewell/domain/content/lexicalText'
import {
  $createParagraphNode,
  $getEditor,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isDecoratorNode,
  $isElementNode,
  $isRangeSelection,
  $onUpdate,
  $parseSerializedNode,
} from 'lexical'
import { toEditorNode } from './storedNodes'

/** Inserts stored blocks at the cursor, or at the end; a single paragraph is inserted inline. */
export function $insertStored(blocks: readonly StoredNode[]): void {
  if (!$getSelection()) $getRoot().selectEnd()
  const [only, ...others] = blocks
  const inLine = only?.type === 'paragraph' && others.length === 0
  const nodes = inLine ? nodesOf(only.children).map((node) => toEditorNode(node, 'paragraph')) : blocks.map((node) => toEditorNode(node))
  // A leading heading or list stays a block and does not merge with the current line.
  const selection = $getSelection()
  const lineHasWords = $isRangeSelection(selection) && selection.anchor.getNode().getTextContent() !== ''
  if (only && only.type !== 'paragraph' && lineHasWords) selection.insertParagraph()
  const inserted = nodes.map((node) => $parseSerializedNode(node))
  $insertNodes(inserted)
  const shown = inserted.at(-1)
  const editor = $getEditor()
  // The cursor is brought into view by the editor; a picture, table or chart has none, and grows once it is drawn.
  if ($isDecoratorNode(shown)) $onUpdate(() => editor.getElementByKey(shown.getKey())?.scrollIntoView({ block: 'center' }))
  // Adds an empty paragraph after a final picture.
  const last = $getRoot().getLastChild()
  if (last && !$isElementNode(last)) last.insertAfter($createParagraphNode())
}
