import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { renderToString } from 'react-dom/server'
import * as LaterParts from '../sections/later/LaterParts'
import { partsOf, provideParts } from '../sections/later/loadParts'
import * as PageParts from '../sections/later/PageParts'
import { fixedNavigation } from '../shell/navigation/Navigation'
import type { DrawnArea } from '../shell/remotes/drawnArea'
import { Site } from '../shell/Site'
import { type BootData, type Drawing, needsCodeAtOnce, startsWithin } from '../shell/view'
import type { KeptArea } from './areas/AreaKeeper'
import { addAreaStyles } from './areas/addAreaStyles'
import { BASE_CSS, FONT_PRELOADS } from './baseStyle'
import { type ClientAssets, filesOf } from './clientAssets'
import { escapeHtml, scriptJson } from './escapeHtml'
import { BEFORE_PAINT, HOLD_PRESSES } from './inlineScripts'
import { makePageStyles } from './makePageStyles'
import type { PageHalves } from './spliceNonce'
import { structuredData } from './structuredData'

provideParts({ page: PageParts, later: LaterParts })

const STYLE = '<style'
const STYLE_END = '</style>'

/** Scripts that come before all others in development (React Refresh); empty otherwise. */
export interface RenderOptions {
  readonly assets: ClientAssets
  readonly developmentHead: string
}

/**
 * The whole document of a view (`plans` are those on offer, for its structured data), as the bytes before and behind the response's nonce. Styles, structured data, boot data and scripts are
 * put before </head> by hand: React neither draws nor hydrates them.
 */
export function renderDocument(
  boot: BootData,
  { assets, developmentHead }: RenderOptions,
  plans: readonly CatalogPlan[] = [],
  areas: ReadonlyMap<string, KeptArea> = new Map(),
): PageHalves {
  const sheet = makePageStyles()
  try {
    const html = renderToString(sheet.collectStyles(<Site navigation={fixedNavigation(boot)} />))
    const styles = sheet.getStyleTags()
    const begins = styles.indexOf('>')
    const css = styles.slice(begins + 1, -STYLE_END.length)
    const atOnce = needsCodeAtOnce(boot) || boot.preview ? ' data-at-once' : ''
    const wait = startsWithin(boot.view)
    const within = wait === null ? '' : ` data-starts-within="${wait}"`
    const drawn = boot.areas ? ` data-drawn="${escapeHtml(searchOf(areas))}"` : ''
    const brings = [...partsOf(boot.view), ...(boot.view.kind === 'route' ? ['federation'] : [])].flatMap((chunk) => filesOf(assets, chunk))
    const then = brings.length > 0 ? ` data-then="${brings.join(' ')}"` : ''
    const beforeNonce = [
      developmentHead,
      BEFORE_PAINT,
      areas.size > 0 ? HOLD_PRESSES : '',
      FONT_PRELOADS,
      '<link rel="icon" href="/logo.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
      `<style>${BASE_CSS}</style>`,
      '<style nonce="',
    ]
    const afterNonce = [
      `"${styles.slice(STYLE.length, begins + 1)}`,
      areas.size > 0 ? addAreaStyles(css, areas) : css,
      STYLE_END,
      ...structuredData(boot.view, { chrome: boot.chrome, origin: boot.origin, path: boot.path, plans }).map(
        (thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`,
      ),
      `<script type="application/json" id="boot">${scriptJson(withoutDrawings(boot))}</script>`,
      ...filesOf(assets, 'boot').map((file) => `<script src="${file}" defer${atOnce}${within}${drawn}${then}></script>`),
    ]
    const at = html.indexOf('</head>')
    return {
      before: bytesOf([html.startsWith('<!') ? '' : '<!DOCTYPE html>', html.slice(0, at), ...beforeNonce]),
      after: bytesOf([...afterNonce, html.slice(at)]),
    }
  } finally {
    sheet.seal()
  }
}

/** Piece by piece: joined first, one character beyond Latin 1 would make all of them slow to write. */
function bytesOf(pieces: readonly string[]): Buffer {
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
}

/** The document shows the drawings already; the browser takes them from there. */
function withoutDrawings(document: BootData): BootData {
  const boot = document.areas ? { ...document, areas: withoutHtml(document.areas) } : document
  if (boot.view.kind !== 'page') return boot
  const drawings = Object.fromEntries(
    Object.entries(boot.view.drawings).map(([key, drawing]): [string, Drawing] => [key, { ...drawing, svg: '' }]),
  )
  return { ...boot, view: { ...boot.view, drawings } }
}

function withoutHtml(areas: NonNullable<BootData['areas']>): NonNullable<BootData['areas']> {
  return Object.fromEntries(Object.entries(areas).map(([key, area]): [string, DrawnArea] => [key, { ...area, html: '' }]))
}

function searchOf(areas: ReadonlyMap<string, KeptArea>): string {
  return areas.values().next().value?.search ?? ''
}
