import { parseMarkup } from './markup'
import { escapeHtml, toHtml } from './markupHtml'

/** Headings of sections are second-level: the page's own title is the first. */
export function contentHtml(sections: readonly { readonly title: string; readonly content: string }[]): string {
  return sections
    .map(({ title, content }) => `${title.trim() ? `<h2>${escapeHtml(title.trim())}</h2>` : ''}${toHtml(parseMarkup(content))}`)
    .join('')
}
