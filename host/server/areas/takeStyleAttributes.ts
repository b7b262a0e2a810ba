import { FORM_MARK, NEEDS_SCRIPTS_PATH, STYLE_MARK } from '../../shell/remotes/drawnArea'

/** Text and other attributes never hold an unescaped quote, so this stands only where React wrote an element's style. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g
/** React asks for pictures early; inside an area it would not find these elements again. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Without an address of its own a form would send what is typed as a part of the page's. */
const OWN_FORM = /<form(?![^>]*\s(?:action|method)=)/g

/** Takes the style attributes out of drawn HTML, which the page's policy would refuse: an element keeps the number of its style. */
export function takeStyleAttributes(drawn: string): { readonly html: string; readonly styles: readonly string[] } {
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
