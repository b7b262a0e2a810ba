import sax from 'sax'

/** Drawing elements and attributes that stay; everything else (scripts, styles, links, foreign content, animation) is removed. */
const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs clipPath linearGradient radialGradient stop pattern symbol use marker mask title desc'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  (
    'id class d x y x1 y1 x2 y2 cx cy r rx ry width height points viewBox preserveAspectRatio transform version xmlns opacity ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset ' +
    'clip-path clip-rule mask color display visibility vector-effect font-family font-size font-weight font-style text-anchor dominant-baseline ' +
    'letter-spacing dx dy rotate textLength offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod fx fy ' +
    'patternUnits patternContentUnits patternTransform clipPathUnits maskUnits markerWidth markerHeight markerUnits orient refX refY ' +
    'marker-start marker-mid marker-end href xlink:href'
  ).split(' '),
)
const SVG = 'http://www.w3.org/2000/svg'

/** More than any drawing of a house has; a file with more is meant to exhaust a reader's memory. */
export const SVG_LIMITS = { depth: 256, elements: 250_000, attributesEach: 200 } as const

/** Thrown for broken XML, another root, its own entities, and anything beyond SVG_LIMITS. */
export class NotAnSvg extends Error {}

/**
 * Rebuilds a drawing from its parsed elements by an allow list, so that nothing in it can run, load or link. References stay within the
 * file (`#id`, `url(#id)`). Chunks come out as chunks go in: only the open elements are held, whatever the file's size.
 * @throws NotAnSvg
 */
export async function* cleanSvg(parts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  const parser = sax.parser(true)
  let output = ''
  let depth = 0
  let elements = 0
  let attributesOpen = 0
  let skipping = 0
  let broken = false
  const giveUp = () => {
    broken = true
  }
  parser.onerror = giveUp
  // A document type can define entities; drawings need none.
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) giveUp()
  }
  parser.onattribute = () => {
    attributesOpen += 1
    if (attributesOpen > SVG_LIMITS.attributesEach) giveUp()
  }
  parser.onopentag = ({ name, attributes }) => {
    depth += 1
    elements += 1
    attributesOpen = 0
    if ((depth === 1 && name !== 'svg') || depth > SVG_LIMITS.depth || elements > SVG_LIMITS.elements) giveUp()
    if (broken) return
    if (skipping > 0 || !ELEMENTS.has(name)) {
      skipping += 1
      return
    }
    const kept = Object.entries(attributes).filter(
      ([attribute, value]) => ATTRIBUTES.has(attribute) && staysInside(attribute, String(value)),
    )
    if (depth === 1 && !kept.some(([attribute]) => attribute === 'xmlns')) kept.unshift(['xmlns', SVG])
    output += `<${name}${kept.map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`).join('')}>`
  }
  parser.onclosetag = (name) => {
    depth -= 1
    if (skipping > 0) skipping -= 1
    else output += `</${name}>`
  }
  parser.ontext = (text) => {
    if (skipping === 0 && depth > 0) output += escapeXml(text)
  }

  let first = true
  for await (const part of parts) {
    parser.write(first && part.startsWith('\uFEFF') ? part.slice(1) : part)
    first = false
    if (broken) throw new NotAnSvg()
    yield output
    output = ''
  }
  // sax closes open elements and reports them as an error.
  parser.close()
  if (broken || elements === 0) throw new NotAnSvg()
  yield output
}

function staysInside(attribute: string, value: string): boolean {
  if (attribute === 'href' || attribute === 'xlink:href') return /^#[\w-]+$/.test(value)
  if (attribute === 'xmlns') return value === SVG
  return !/url\((?!\s*['"]?#[\w-]+['"]?\s*\))|javascript:|data:|\\/i.test(value)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
