import { type StoredNode, type StoredText, topNodes, withNodes } from '@framewell/domain/content/lexicalText'
import { alignedTo } from '@framewell/domain/content/saving/alignBlocks'
import { isRecord, sameValue } from '@framewell/domain/content/saving/sameValue'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $parseSerializedNode,
  CLEAR_HISTORY_COMMAND,
  COLLABORATION_TAG,
  type EditorState,
  type ElementNode,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import { useEffect, useRef } from 'react'
import { $isStoredPart, toEditorNode, toStoredNodes } from './storedNodes'

interface ValuePluginProps {
  value: StoredText | null
  onChange: (value: StoredText) => void
}

/**
 * Reports edits in the storage format and applies outside changes: another person's text, an undone removal. The cursor stays where somebody
 * types, and undo goes back no further than the change: an earlier state would take away the other person's words.
 */
export const ValuePlugin = ({ value, onChange }: ValuePluginProps) => {
  const [editor] = useLexicalComposerContext()
  const known = useRef(value)
  const say = useRef(onChange)
  useEffect(() => {
    say.current = onChange
  })
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(HISTORY_MERGE_TAG) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
        const next = withNodes(known.current, childrenOf(editorState))
        if (sameValue(next, known.current)) return
        known.current = next
        say.current(next)
      }),
    [editor],
  )
  useEffect(() => {
    if (value === known.current || sameValue(value, known.current)) return
    known.current = value
    const shown = topNodes(editor.getEditorState().toJSON())
    editor.update(() => $showBlocks($getRoot(), shown, topNodes(value)), { discrete: true, tag: [HISTORY_MERGE_TAG, COLLABORATION_TAG] })
    editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  }, [editor, value])
  return null
}

/** Replaces only the blocks that differ from the shown ones; entries of a list count as blocks. */
function $showBlocks(parent: ElementNode, shown: readonly StoredNode[], next: readonly StoredNode[]): void {
  // A picture that is not in the library yet is shown but not stored.
  const known = parent.getChildren().flatMap((node, at) => toStoredNodes(shown[at] ?? {}).map((stored) => ({ node, stored })))
  const { kept, added } = alignedTo(
    known.map(({ stored }) => stored),
    next,
  )
  for (const [at, { node, stored }] of known.entries()) {
    for (const block of added[at] ?? []) node.insertBefore($parseSerializedNode(toEditorNode(block, parent.getType())))
    const block = kept[at]
    if (!block) node.remove()
    else if (!sameValue(stored, block)) {
      const isSameList = stored.type === 'list' && sameValue({ ...stored, children: [] }, { ...block, children: [] })
      const next = toEditorNode(block, parent.getType())
      if (isSameList && $isElementNode(node)) $showBlocks(node, childrenIn(stored), childrenIn(block))
      // A table stays open while somebody fills it in.
      else if ($isStoredPart(node) && node.getType() === next.type) node.setStored(block)
      else $replace(node, $parseSerializedNode(next))
    }
  }
  for (const block of added[known.length] ?? []) parent.append($parseSerializedNode(toEditorNode(block, parent.getType())))
  if (parent.isEmpty()) parent.append($parseSerializedNode(toEditorNode(EMPTY_PARAGRAPH)))
}

/** The cursor goes to the end of the new block if it was in the old one. */
function $replace(node: LexicalNode, by: LexicalNode): void {
  const selection = $getSelection()
  const isHere = $isRangeSelection(selection) && selection.getNodes().some((held) => node.is(held) || node.isParentOf(held))
  node.insertBefore(by)
  if (isHere) by.selectEnd()
  node.remove()
}

function childrenIn({ children }: StoredNode): StoredNode[] {
  return Array.isArray(children) ? children.filter(isRecord) : []
}

function childrenOf(state: EditorState): StoredNode[] {
  return topNodes(state.toJSON()).flatMap(toStoredNodes)
}

/** A stored text as an editor state; an empty one gets an empty paragraph to type in. */
export function editorStateOf(editor: LexicalEditor, value: unknown): EditorState {
  const nodes = topNodes(value)
  const children = nodes.length > 0 ? nodes.map((node) => toEditorNode(node)) : [toEditorNode(EMPTY_PARAGRAPH)]
  return editor.parseEditorState(JSON.stringify({ root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children } }))
}

const EMPTY_PARAGRAPH: StoredNode = { type: 'paragraph', version: 1, format: '', indent: 0, direction: null, textFormat: 0, children: [] }
