/** Preview widths in CSS pixels. */
export const PREVIEW_WIDTHS = ['390', '768', '1440'] as const
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]

export const PREVIEW_WIDTH_WORDS: Record<PreviewWidth, string> = {
  '390': 'Phone, 390 px',
  '768': 'Tablet, 768 px',
  '1440': 'Screen, 1440 px',
}

/** The preview is a page of the host: the latest draft, updated by messages. */
export function previewAddress({ id, kind }: { readonly id: string; readonly kind: 'page' | 'post' }): string {
  return `/_preview?collection=${kind === 'page' ? 'pages' : 'posts'}&id=${id}`
}
