import { STYLE_MARK } from '../../shell/remotes/drawnArea'
import type { KeptArea } from './AreaKeeper'

const SPLITTER = '/*!sc*/\n'
/** styled-components' mark behind the rules of one component: its place in the cascade, its name, its classes. */
const MARKER = /data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}/
/** No declaration of an element's style holds these; a rule made of one that did could end early. */
const NO_DECLARATION = /[{}<>]/

/**
 * Adds the rules of areas to those of the page, in styled-components' own format and behind them, so that its takeover in the browser keeps
 * them. Both were drawn by copies of their own that count places alone: the areas' are counted on from the page's.
 */
export function addAreaStyles(css: string, areas: ReadonlyMap<string, KeptArea>): string {
  const places = new Map<string, number>()
  for (const [, place, id] of css.matchAll(new RegExp(MARKER, 'g'))) places.set(id ?? '', Number(place))
  let last = Math.max(0, ...places.values())
  let added = ''
  const add = (rules: string, id: string, names: string) => {
    const place = places.get(id) ?? last + 1
    places.set(id, place)
    last = Math.max(last, place)
    added += `${rules}data-styled.g${place}[id="${id}"]{content:"${names}"}${SPLITTER}`
  }
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
  return css + added
}

/** What stood in style attributes: stronger than any class, as it was there. */
function ownRules(key: string, styles: readonly string[]): string {
  const rule = (style: string, at: number) => `#content [data-area="${key}"] [${STYLE_MARK}="${at}"]{${style}}${SPLITTER}`
  return styles.map((style, at) => (NO_DECLARATION.test(style) ? '' : rule(style, at))).join('')
}
