import { pdfFonts } from './pdfFonts'

type FontSource = PDFKit.Mixins.PDFFontSource

/** Fonts already opened by earlier documents: opening one costs more than the rest of a document. */
const opened = new Map<string, FontSource>()

/** A document's font in pdfkit, whose types leave it out. */
interface DocumentFont {
  readonly font?: FontSource
  layoutRun?: (text: string, features?: readonly string[]) => unknown
}
/** Where pdfkit stores a document's fonts by registered name; its types leave that out. */
interface FontHolder {
  readonly _fontFamilies?: Readonly<Record<string, DocumentFont>>
}

/** Registers the fonts of `fontRuns` with a document. Each is opened once per process, when first used. */
export async function registerFonts(doc: PDFKit.PDFDocument): Promise<void> {
  for (const [name, file] of await pdfFonts()) doc.registerFont(name, opened.get(name) ?? file)
}

/**
 * Call before drawing a document: fonts remember for each glyph the characters it was first drawn for. Where two share one ('2x6' is set
 * with the cross of '2 × 6'), a document would contain the text of an earlier one.
 */
export function forgetGlyphs(): void {
  for (const font of opened.values()) if (typeof font === 'object' && '_glyphs' in font) font._glyphs = {}
}

/** Keeps a document's opened fonts for the next one: pdfkit accepts an opened font as a source. */
export function keepOpenedFonts(doc: PDFKit.PDFDocument & FontHolder): void {
  for (const [name, { font }] of Object.entries(doc._fontFamilies ?? {})) {
    if (font && /^(text|strong|display) /.test(name)) opened.set(name, font)
  }
}

/** Selects a font. A document shapes each text once: pdfkit shapes one with font features, such as tabular figures, three times whenever it is drawn. */
export function selectFont(doc: PDFKit.PDFDocument & FontHolder, name: string): PDFKit.PDFDocument {
  doc.font(name)
  const font = doc._fontFamilies?.[name]
  if (!font?.layoutRun || Object.hasOwn(font, 'layoutRun')) return doc
  const shape = font.layoutRun.bind(font)
  const shaped = new Map<string, unknown>()
  font.layoutRun = (text, features) => {
    const key = `${features?.join() ?? 'none'} ${text}`
    const run = shaped.get(key) ?? shape(text, features)
    shaped.set(key, run)
    return run
  }
  return doc
}
