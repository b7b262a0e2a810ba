/** Stacking order; no element uses its own z-index. */
export const layer = { sticky: '10', header: '20', menu: '30', scrim: '40', dialog: '41', tooltip: '50', toast: '60', skip: '70' } as const
