export const radius = { base: '6px', small: '4px', round: '999px' } as const

/** Content widths. `text` holds about 65 characters; not in ch, whose width changes when the font arrives. */
export const measure = { page: '1200px', wide: '1360px', text: '41em', heading: '11.95em', form: '36rem', drawer: '22.5rem' } as const

/** Heights of controls: 48 for forms and actions, 44 compact, 36 for dense operator tools (44 under a coarse pointer). */
export const control = { large: '3rem', base: '2.75rem', small: '2.25rem', target: '1.5rem', icon: '1.125rem', header: '4.25rem' } as const

export const stroke = { hairline: '1px', mark: '2px', focus: '3px' } as const
