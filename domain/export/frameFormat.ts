export const FRAME_FORMATS = ['dxf', 'ifc'] as const
export type FrameFormat = (typeof FRAME_FORMATS)[number]
