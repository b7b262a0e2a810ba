import { FORM_MARK, NEEDS_SCRIPTS_PATH, STYLE_MARK } from '../../shell/remotes/renderedArea'

/** Text and attributes never contain an unescaped quote, so this matches only an element's style as written by React. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g
/** React preloads pictures early; during hydration it would not find these elements in the area. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Without its own action, a form would send the input as part of the page's URL. */
const OWN_FORM = /<form(?![^>]*\s(?:action|method)=)/g

/** Removes style attributes from rendered HTML, because the page's CSP would reject them. Each element keeps the number of its style. */
export function extractStyleAttributes(drawn: string): { readonly html: string; readonly styles: readonly string[] } {
  const styles: string[] = []
  const html = drawn
    .replace(LEADING_PRELOADS, '')
    .replace(OWN_FORM, `<form ${FORM_MARK} method="post" action="${NEEDS_SCRIPTS_PATH}"`)
    .replace(STYLE_ATTRIBUTE, (_, escaped: string) => {
      styles.push(unescapeHtml(escaped))
      return ` ${STYLE_MARK}="${styles.length - 1}"`
    })
  return { html, styles }
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}
