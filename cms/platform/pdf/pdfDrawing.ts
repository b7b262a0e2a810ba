import { DRAWING_STYLE, type Drawing, type DrawingTone, FAINT_OPACITY, FILL_OPACITY, VEIL_OPACITY } from '@framewell/domain/framing/drawing'
import type { PdfSheet } from './PdfSheet'
import { CONTENT_WIDTH, INK, PAGE } from './pdfStyle'

const TONES: Readonly<Record<DrawingTone, { readonly color: string; readonly opacity: number }>> = {
  ink: { color: INK.text, opacity: 1 },
  steel: { color: INK['steel-bright'], opacity: 1 },
  faint: { color: INK['steel-bright'], opacity: FAINT_OPACITY },
  signal: { color: INK.signal, opacity: 1 },
  muted: { color: INK.muted, opacity: 1 },
  veil: { color: INK.paper, opacity: VEIL_OPACITY },
  wash: { color: INK['steel-bright'], opacity: FILL_OPACITY.wash },
  tint: { color: INK['steel-bright'], opacity: FILL_OPACITY.tint },
  solid: { color: INK['steel-bright'], opacity: FILL_OPACITY.solid },
  lead: { color: INK.signal, opacity: FILL_OPACITY.lead },
}
/** Line widths are in pixels of a screen drawing about this much wider than the sheet's. */
const POINTS_PER_PIXEL = 0.5

/** A frame's drawing as vectors, centered, as large as the width and `maxHeight` points allow. */
export function pdfDrawing(sheet: PdfSheet, drawing: Drawing, maxHeight: number): void {
  const { doc } = sheet
  const { viewBox } = drawing
  const scale = Math.min(CONTENT_WIDTH / viewBox.width, maxHeight / viewBox.height)
  const width = viewBox.width * scale
  const height = viewBox.height * scale
  sheet.room(height)
  const left = PAGE.left + (CONTENT_WIDTH - width) / 2
  const draw = () => {
    doc.save()
    doc.translate(left, sheet.y).scale(scale).translate(-viewBox.x, -viewBox.y)
    doc.lineCap('round').lineJoin('round')
    for (const { kind, d } of drawing.paths) {
      const { widthPixels, tone } = DRAWING_STYLE[kind]
      const { color, opacity } = TONES[tone]
      if (widthPixels === 0) doc.path(d).fillColor(color, opacity).fill()
      else
        doc
          .lineWidth((widthPixels * POINTS_PER_PIXEL) / scale)
          .strokeColor(color, opacity)
          .path(d)
          .stroke()
    }
    doc.fillColor(INK.muted, 1).strokeColor(INK.text, 1).font('text latin').fontSize(drawing.labelSize)
    for (const label of drawing.labels) {
      doc.save()
      doc.translate(label.x, label.y).rotate(label.angle)
      const half = doc.widthOfString(label.text) / 2
      doc.text(label.text, -half, -drawing.labelSize * 0.6, { lineBreak: false })
      doc.restore()
    }
    doc.restore()
  }
  sheet.tag('Figure', draw, { alt: drawing.title, bbox: [left, sheet.y, left + width, sheet.y + height], placement: 'Block' })
  sheet.space(height)
}
