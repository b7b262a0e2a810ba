import { type StoredNode, type StoredText, topNodes, withNodes } from '@framewell/domain/content/lexicalText'
import { sameValue } from '@framewell/domain/content/saving/sameValue'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { type EditorState, HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical'
import { useEffect, useRef } from 'react'
import { toEditorNode, toStoredNodes } from './storedNodes'

interface ValuePluginProps {
  value: StoredText | null
  onChange: (value: StoredText) => void
}

/** Reports edits in the storage format and applies outside changes: another person's text, an undone removal. */
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
    editor.setEditorState(editorStateOf(editor, value), { tag: HISTORY_MERGE_TAG })
  }, [editor, value])
  return null
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
