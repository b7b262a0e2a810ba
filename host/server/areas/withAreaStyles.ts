import { version } from 'styled-components'
import { STYLE_MARK } from '../../shell/remotes/drawnArea'
import type { KeptArea } from './AreaKeeper'

const SPLITTER = '/*!sc*/\n'
/** styled-components' mark behind the rules of one component: its place in the cascade, its name, its classes. */
const MARKER = /data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}/
/** No declaration of an element's style holds these; a rule made of one that did could end early. */
const NO_DECLARATION = /[{}<>]/

/** Attributes of the style element that styled-components takes over when a remote's code comes. */
export const AREA_STYLES = `data-styled="true" data-styled-version="${version}"`

/**
 * The page's rules and behind them those of its areas, in styled-components' own format, so that its takeover in the browser keeps them. Areas
 * were drawn by copies of their own that count places alone: they are counted on from the page's.
 */
export function withAreaStyles(page: readonly string[], areas: ReadonlyMap<string, KeptArea>): string {
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

/** What stood in style attributes: stronger than any class, as it was there. */
function ownRules(key: string, styles: readonly string[]): string {
  const rule = (style: string, at: number) => `#content [data-area="${key}"] [${STYLE_MARK}="${at}"]{${style}}${SPLITTER}`
  return styles.map((style, at) => (NO_DECLARATION.test(style) ? '' : rule(style, at))).join('')
}
