import { parseMarkup } from './markup'
import { escapeHtml, toHtml } from './markupHtml'

/** Section headings are h2; the page title is the h1. */
export function contentHtml(sections: readonly { readonly title: string; readonly content: string }[]): string {
  return sections
    .map(({ title, content }) => `${title.trim() ? `<h2>${escapeHtml(title.trim())}</h2>` : ''}${toHtml(parseMarkup(content))}`)
    .join('')
}
