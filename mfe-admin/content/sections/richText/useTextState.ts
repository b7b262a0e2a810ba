import { $isListNode, ListNode } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $findMatchingParent, $getNearestNodeOfType, mergeRegister } from '@lexical/utils'
import {
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type EditorState,
  type TextFormatType,
} from 'lexical'
import { useEffect, useState } from 'react'
import { $isLink, type LinkFields } from './linkNodes'
import { $canNest, $canUnnest } from './nestedLists'

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'bullet' | 'number'

interface TextState {
  readonly block: BlockKind
  readonly formats: ReadonlySet<TextFormatType>
  /** The link at the cursor. */
  readonly link: LinkFields | null
  /** Whether the list entry at the cursor can go below the one before it, and out of the list it is in. */
  readonly canNest: boolean
  readonly canUnnest: boolean
}

const NOWHERE: TextState = { block: 'paragraph', formats: new Set(), link: null, canNest: false, canUnnest: false }
const FORMATS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const

/** The formatting at the cursor. */
export function useTextState() {
  const [editor] = useLexicalComposerContext()
  const [state, setState] = useState(NOWHERE)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => setState(readState(editorState))),
        editor.registerCommand(CAN_UNDO_COMMAND, said(setCanUndo), COMMAND_PRIORITY_LOW),
        editor.registerCommand(CAN_REDO_COMMAND, said(setCanRedo), COMMAND_PRIORITY_LOW),
      ),
    [editor],
  )
  return { ...state, canUndo, canRedo }
}

/** Listens to a command without handling it. */
const said = (tell: (can: boolean) => void) => (can: boolean) => {
  tell(can)
  return false
}

function readState(editorState: EditorState): TextState {
  return editorState.read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return NOWHERE
    const node = selection.anchor.getNode()
    const list = $getNearestNodeOfType(node, ListNode)
    const block = $findMatchingParent(node, (parent) => $isHeadingNode(parent) || $isQuoteNode(parent))
    const link = $findMatchingParent(node, $isLink)
    return {
      block: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : kindOf(block),
      formats: new Set(FORMATS.filter((format) => selection.hasFormat(format))),
      link: $isLink(link) ? link.getFields() : null,
      canNest: $canNest(),
      canUnnest: $canUnnest(),
    }
  })
}

function kindOf(block: unknown): BlockKind {
  if (!(block instanceof Object)) return 'paragraph'
  if ('getTag' in block && typeof block.getTag === 'function') {
    const tag: unknown = block.getTag()
    return tag === 'h3' || tag === 'h4' ? tag : 'h2'
  }
  return 'quote'
}
