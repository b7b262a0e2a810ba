import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW, KEY_DOWN_COMMAND } from 'lexical'
import { useEffect } from 'react'

/** Opens a dialog with a keyboard shortcut in the text: Control or Command plus the key that `isIt` matches. */
export function useDialogKeys(isIt: (event: KeyboardEvent) => boolean, open: () => void): void {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!(event.ctrlKey || event.metaKey) || !isIt(event)) return false
          event.preventDefault()
          open()
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, isIt, open],
  )
}
