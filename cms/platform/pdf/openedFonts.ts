import { pdfFonts } from './pdfFonts'

type FontSource = PDFKit.Mixins.PDFFontSource

/** Fonts already opened by earlier documents: opening one costs more than the rest of a document. */
const opened = new Map<string, FontSource>()

/** Where pdfkit stores a document's fonts by registered name; its types leave that out. */
interface FontHolder {
  readonly _fontFamilies?: Readonly<Record<string, { readonly font?: FontSource }>>
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
