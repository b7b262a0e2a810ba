import { type DocumentFont, type FontHolder, selectFont } from './openedFonts'
import { rounded, shares } from './operators'

/** How a run looks, and the top left corner of its line. */
interface RunPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

/** What each document's font shows for a text; a document numbers glyphs in the order in which it first uses them. */
const shown = new WeakMap<DocumentFont, Map<string, string | null>>()
const fills = new Map<string, string>()

/**
 * Writes a text of one font. pdfkit's own way mirrors the page and back around each text and takes most of the time of a document; it is used
 * where glyphs are moved off the line, such as vowel signs.
 */
export function writeRun(
  doc: PDFKit.PDFDocument & FontHolder,
  run: { readonly font: string; readonly text: string },
  { x, y, size, color }: RunPlace,
  options: PDFKit.Mixins.TextOptions,
): void {
  if (!doc._fontFamilies?.[run.font]) selectFont(doc, run.font)
  const font = doc._fontFamilies?.[run.font]
  const show = font && showOf(font, run.text, options.features)
  if (!font?.id || font.ascender === undefined || !font.ref || !show) {
    selectFont(doc, run.font).fontSize(size).fillColor(color).text(run.text, x, y, options)
    return
  }
  doc.page.fonts[font.id] ??= font.ref()
  const fill = fills.get(color) ?? `${shares(color)} rg`
  fills.set(color, fill)
  const baseline = y + (font.ascender / 1000) * size
  doc.addContent(`BT ${fill} /${font.id} ${rounded(size)} Tf 1 0 0 -1 ${rounded(x)} ${rounded(baseline)} Tm ${show} ET`)
}

/** The operator that shows a text; null when its glyphs are not all on the line. */
function showOf(font: DocumentFont, text: string, features: readonly string[] | undefined): string | null {
  const known = shown.get(font) ?? new Map<string, string | null>()
  shown.set(font, known)
  const key = features ? `${features.join()}\n${text}` : text
  const there = known.get(key)
  if (there !== undefined) return there
  const show = shownBy(font.encode?.(text, features))
  known.set(key, show)
  return show
}

function shownBy(encoded: ReturnType<NonNullable<DocumentFont['encode']>> | undefined): string | null {
  if (!encoded) return null
  const [glyphs, places] = encoded
  const parts: string[] = []
  let hex = ''
  for (const [at, { xOffset, yOffset, xAdvance, advanceWidth }] of places.entries()) {
    if (xOffset || yOffset) return null
    hex += glyphs[at]
    if (xAdvance === advanceWidth) continue
    parts.push(`<${hex}> ${rounded(advanceWidth - xAdvance)}`)
    hex = ''
  }
  if (parts.length === 0) return `<${hex}> Tj`
  return `[${[...parts, ...(hex ? [`<${hex}>`] : [])].join(' ')}] TJ`
}
