/** A frame's files: a drawing set to print, and files for other programs. */
export const FRAME_FORMATS = ['pdf', 'dxf', 'ifc'] as const
export type FrameFormat = (typeof FRAME_FORMATS)[number]

/** What buttons call each file. */
export const FRAME_FORMAT_NAMES: Readonly<Record<FrameFormat, string>> = { pdf: 'Drawing set PDF', dxf: 'DXF', ifc: 'IFC' }
export const NO_FRAME_FORMAT = 'Choose pdf, dxf or ifc.'
