/** What a drawing section can show. The first two draw a plan's frame from the framing model, the others are details. */
export const DRAWING_SUBJECTS = ['isometric', 'elevation', 'wallPanel', 'profiles'] as const
export type DrawingSubject = (typeof DRAWING_SUBJECTS)[number]
