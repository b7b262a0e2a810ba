import { ListItemNode } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNearestNodeOfType } from '@lexical/utils'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import { useEffect } from 'react'

/** Whether the list entry at the cursor can go below the one before it. The first entry of a list has none. */
export function $canNest(): boolean {
  return Boolean($entry()?.getPreviousSibling())
}

/** Whether the list entry at the cursor is below another one. */
export function $canUnnest(): boolean {
  return ($entry()?.getIndent() ?? 0) > 0
}

function $entry(): ListItemNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const [first, last] = [selection.anchor, selection.focus].map((point) => $getNearestNodeOfType(point.getNode(), ListItemNode))
  // What is selected beyond a list would get an indent that nothing shows.
  return last ? (first ?? null) : null
}

/** Tab and Shift+Tab move a list entry below the one before it and out again; where they can't, they leave the text. */
export const NestedListsPlugin = () => {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        KEY_TAB_COMMAND,
        (event) => {
          if (!(event.shiftKey ? $canUnnest() : $canNest())) return false
          event.preventDefault()
          return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined)
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor],
  )
  return null
}
