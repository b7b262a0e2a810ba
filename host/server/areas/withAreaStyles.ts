import { version } from 'styled-components'
import { STYLE_MARK } from '../../shell/remotes/renderedArea'
import type { CachedArea } from './AreaCache'

const SPLITTER = '/*!sc*/\n'
/** styled-components' marker after one component's rules: its group number, its id and its classes. */
const MARKER = /data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}/
/** No declaration in a style attribute contains these; one that did could end a rule early. */
const NO_DECLARATION = /[{}<>]/

/** Attributes of the style element that styled-components rehydrates when a remote's code loads. */
export const AREA_STYLES = `data-styled="true" data-styled-version="${version}"`

/**
 * The page's rules followed by those of its areas, in styled-components' own format, so that it keeps them when it rehydrates. Areas were
 * rendered by separate copies that number their groups independently, so their numbers continue after the page's.
 */
export function withAreaStyles(page: readonly string[], areas: ReadonlyMap<string, CachedArea>): string {
  const places = new Map<string, number>()
  let last = 0
  let added = ''
  const add = (rules: string, id: string, names: string) => {
    const place = places.get(id) ?? last + 1
    places.set(id, place)
    last = Math.max(last, place)
    added += `${rules}data-styled.g${place}[id="${id}"]{content:"${names}"}${SPLITTER}`
  }
  add(page.map((rule) => rule + SPLITTER).join(''), 'framewell-page', 'framewell-page')
  for (const [key, area] of areas) {
    let rules = ''
    for (const part of area.css.split(SPLITTER)) {
      const [marker, , id = '', names = ''] = MARKER.exec(part) ?? []
      if (marker) {
        add(rules, id, names)
        rules = ''
      } else if (part.trim()) rules += part + SPLITTER
    }
    const own = ownRules(key, area.styles)
    if (own) add(own, 'framewell-drawn-styles', key.replace(/[^\w-]/g, '-'))
  }
  return added
}

/** Rules for the former style attributes. As before, they override every class. */
function ownRules(key: string, styles: readonly string[]): string {
  const rule = (style: string, at: number) => `#content [data-area="${key}"] [${STYLE_MARK}="${at}"]{${style}}${SPLITTER}`
  return styles.map((style, at) => (NO_DECLARATION.test(style) ? '' : rule(style, at))).join('')
}
