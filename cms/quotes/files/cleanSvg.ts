import { setImmediate } from 'node:timers/promises'
import sax from 'sax'

/** Drawing elements and attributes that stay; everything else (scripts, styles, links, foreign content, animation) is left out. */
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
/** Characters read at a time: a file of 10 MB takes seconds, and others are answered between its parts. */
const PART = 32_768

/**
 * A drawing with only what draws: rebuilt from its parsed elements by an allow list, so that nothing in it can run, load or link.
 * References stay within the file (`#id`, `url(#id)`). Resolves undefined for what is no SVG: broken XML, another root, entities of its own.
 */
export async function cleanSvg(source: string): Promise<string | undefined> {
  const parser = sax.parser(true)
  let output = ''
  let depth = 0
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
  parser.onopentag = ({ name, attributes }) => {
    depth += 1
    if (depth === 1 && name !== 'svg') giveUp()
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
  for (let at = source.startsWith('\uFEFF') ? 1 : 0; at < source.length && !broken; at += PART) {
    parser.write(source.slice(at, at + PART))
    await setImmediate()
  }
  if (!broken) parser.close()
  return broken || depth !== 0 || !output.startsWith('<svg') ? undefined : output
}

function staysInside(attribute: string, value: string): boolean {
  if (attribute === 'href' || attribute === 'xlink:href') return /^#[\w-]+$/.test(value)
  if (attribute === 'xmlns') return value === SVG
  return !/url\((?!\s*['"]?#[\w-]+['"]?\s*\))|javascript:|data:|\\/i.test(value)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
