import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { renderToString } from 'react-dom/server'
import { trackRenderedParts } from '../rules/declareRules'
import { partsOf } from '../sections/lazy/loadParts'
import * as PageParts from '../sections/lazy/PageParts'
import { provideParts } from '../sections/lazy/parts'
import * as RareParts from '../sections/lazy/RareParts'
import * as TextParts from '../sections/lazy/TextParts'
import { fixedNavigation } from '../shell/navigation/Navigation'
import type { RenderedArea } from '../shell/remotes/renderedArea'
import { Site } from '../shell/Site'
import { type BootData, type Drawing, needsCodeAtOnce, startDelay } from '../shell/view'
import type { CachedArea } from './areas/AreaCache'
import { AREA_STYLES, withAreaStyles } from './areas/withAreaStyles'
import { BAR_COLORS, BASE_CSS, FONT_PRELOADS } from './baseStyle'
import { type ClientAssets, checkedList, checkedSource, filesOf } from './clientAssets'
import { escapeHtml, scriptJson } from './escapeHtml'
import { feedLinks } from './feedLinks'
import { BEFORE_PAINT, HOLD_CLICKS } from './inlineScripts'
import { pageRules } from './pageRules'
import type { PageHalves } from './spliceNonce'
import { structuredData } from './structuredData'
import { withoutStill } from './withoutStill'

provideParts({ ...PageParts, ...TextParts, ...RareParts })

/** Scripts that run before all others in development (React Refresh); empty otherwise. */
export interface RenderOptions {
  readonly assets: ClientAssets
  readonly developmentHead: string
}

/**
 * Renders the whole document of a view (`plans` are those in the catalog, for its structured data) as the bytes before and after the
 * response's nonce. Styles and scripts are inserted before </head> as text, boot data and structured data before </body>: React neither
 * renders nor hydrates them. The styles are next to the elements that name them, and the data comes after what people read.
 */
export function renderDocument(
  boot: BootData,
  { assets, developmentHead }: RenderOptions,
  plans: readonly CatalogPlan[] = [],
  areas: ReadonlyMap<string, CachedArea> = new Map(),
): PageHalves {
  const { result: html, parts } = trackRenderedParts(() => renderToString(<Site navigation={fixedNavigation(boot)} />))
  const css = pageRules(parts)
  const sent = withoutDocument(boot)
  const atOnce = needsCodeAtOnce(boot) || boot.preview ? ' data-at-once' : ''
  const wait = startDelay(boot.view)
  const within = wait === null ? '' : ` data-starts-within="${wait}"`
  const drawn = boot.areas ? ` data-drawn="${escapeHtml(searchOf(areas))}"` : ''
  const brings = [...partsOf(sent.view), ...(boot.view.kind === 'route' ? ['federation'] : [])].flatMap((chunk) => filesOf(assets, chunk))
  const rules = checkedList(assets, filesOf(assets, 'rules'))
  const then = brings.length > 0 ? ` data-then="${checkedList(assets, brings)}"` : ''
  const beforeNonce = [
    developmentHead,
    BEFORE_PAINT,
    areas.size > 0 ? HOLD_CLICKS : '',
    SITE_HEAD,
    feedLinks(boot.chrome.siteName),
    BASE_STYLE,
    '<style nonce="',
  ]
  const afterNonce = [
    ...(areas.size > 0 ? [`" ${AREA_STYLES}>`, withAreaStyles(css.rules, areas)] : ['">', css.bytes]),
    '</style>',
    ...filesOf(assets, 'boot').map(
      (file) =>
        `<script ${checkedSource(assets, file)} defer${atOnce}${within}${drawn}${then}${rules ? ` data-rules="${rules}"` : ''}></script>`,
    ),
  ]
  const data = [
    ...structuredData(boot.view, { chrome: boot.chrome, origin: boot.origin, path: boot.path, plans }).map(
      (thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`,
    ),
    '<script type="application/json" id="boot">',
    ...bootJson(sent),
    '</script>',
  ]
  const head = html.indexOf('</head>')
  const end = html.lastIndexOf('</body>')
  return {
    before: bytesOf([html.startsWith('<!') ? '' : '<!DOCTYPE html>', html.slice(0, head), ...beforeNonce]),
    after: bytesOf([...afterNonce, html.slice(head, end), ...data, html.slice(end)]),
  }
}

/** What every page has, as the bytes to send. */
const SITE_HEAD = Buffer.from(
  `${BAR_COLORS}${FONT_PRELOADS}<link rel="icon" href="/logo.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">`,
)
const BASE_STYLE = Buffer.from(`<style>${BASE_CSS}</style>`)

/** A reusable buffer for documents whose length is not known yet; one thread writes one document at a time. */
let scratch = Buffer.allocUnsafe(1 << 20)
const MAX_BYTES_A_UNIT = 3

/**
 * Writes piece by piece: in a joined string, one character beyond Latin-1 would slow down all of it. Reusing the buffer saves measuring,
 * allocating and copying each piece.
 */
function bytesOf(pieces: readonly (string | Buffer)[]): Buffer {
  let length = 0
  for (const piece of pieces) {
    const needed = length + piece.length * MAX_BYTES_A_UNIT
    if (needed > scratch.length) scratch = Buffer.concat([scratch.subarray(0, length)], needed * 2)
    length += typeof piece === 'string' ? scratch.write(piece, length) : piece.copy(scratch, length)
  }
  return Buffer.from(scratch.subarray(0, length))
}

const shared = new WeakMap<object, Buffer>()

/** Many pages share header, footer and releases; what an area had read is kept with the area. */
function bootJson({ chrome, liveSet, areas = {}, ...rest }: BootData): (string | Buffer)[] {
  const pieces = [opened(rest), ',"chrome":', sharedJson(chrome), ',"liveSet":', liveSet ? sharedJson(liveSet) : 'null']
  for (const [at, [key, { queries, ...area }]] of Object.entries(areas).entries())
    pieces.push(at === 0 ? ',"areas":{' : ',', scriptJson(key), ':', opened(area), ',"queries":', sharedJson(queries), '}')
  return [...pieces, Object.keys(areas).length > 0 ? '}}' : '}']
}

/** JSON of an object without its last brace, for further members. */
function opened(value: object): string {
  return scriptJson(value).slice(0, -1)
}

function sharedJson(value: object): Buffer {
  const before = shared.get(value)
  if (before) return before
  const json = Buffer.from(scriptJson(value))
  shared.set(value, json)
  return json
}

/**
 * The boot data without what the browser reads from the document: areas, drawings, and sections without behavior. A preview's sections
 * change while it is open.
 */
function withoutDocument(document: BootData): BootData {
  const boot = document.areas ? { ...document, areas: withoutHtml(document.areas) } : document
  if (boot.view.kind !== 'page') return boot
  const drawings = Object.fromEntries(
    Object.entries(boot.view.drawings).map(([key, drawing]): [string, Drawing] => [key, { ...drawing, svg: '' }]),
  )
  return { ...boot, view: { ...(boot.preview ? boot.view : withoutStill(boot.view)), drawings } }
}

function withoutHtml(areas: NonNullable<BootData['areas']>): NonNullable<BootData['areas']> {
  return Object.fromEntries(Object.entries(areas).map(([key, area]): [string, RenderedArea] => [key, { ...area, html: '' }]))
}

function searchOf(areas: ReadonlyMap<string, CachedArea>): string {
  return areas.values().next().value?.search ?? ''
}
