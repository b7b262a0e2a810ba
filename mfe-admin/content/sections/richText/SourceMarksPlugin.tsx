import { sourceNumbers } from '@framewell/domain/content/sourceLinks'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { use, useEffect } from 'react'
import { PageSources } from './PageSources'

/** Behind words that name a source stands its number, as on the site. */
export const SourceMarksPlugin = () => {
  const [editor] = useLexicalComposerContext()
  const sources = use(PageSources)?.sources
  useEffect(() => {
    const numbers = sourceNumbers(sources ?? [])
    const mark = () => {
      for (const link of editor.getRootElement()?.querySelectorAll('a') ?? []) {
        const number = numbers.get(link.getAttribute('href') ?? '')
        if (number === undefined) delete link.dataset.source
        else link.dataset.source = String(number)
      }
    }
    mark()
    return editor.registerUpdateListener(mark)
  }, [editor, sources])
  return null
}
