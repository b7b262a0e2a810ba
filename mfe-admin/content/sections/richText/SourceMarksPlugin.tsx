import { numberLinks, sourceNumbers } from '@framewell/domain/content/sourceLinks'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { use, useEffect } from 'react'
import { PageSources } from './PageSources'

/** Shows the source's number after each citation, as on the site. */
export const SourceMarksPlugin = () => {
  const [editor] = useLexicalComposerContext()
  const sources = use(PageSources)?.sources
  useEffect(() => {
    const numbers = sourceNumbers(sources ?? [])
    const mark = () => numberLinks(editor.getRootElement()?.querySelectorAll('a') ?? [], numbers)
    mark()
    return editor.registerUpdateListener(mark)
  }, [editor, sources])
  return null
}
