/** All motion takes less than 200 ms, and none happens under prefers-reduced-motion (globalCss sets the durations to zero). */
export const duration = { quick: '90ms', base: '160ms', slow: '190ms' } as const

export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', both: 'cubic-bezier(0.4, 0, 0.2, 1)' } as const

/** Milliseconds a toast stays, or a tooltip or menu waits (specified). `navigationClose` is built into Radix and listed here for tests. */
export const delay = {
  toast: 5000,
  tooltipOpen: 700,
  tooltipSkip: 300,
  navigationOpen: 200,
  navigationSkip: 300,
  navigationClose: 150,
} as const

/** Pixels a toast must be swiped to the right to close (specified). */
export const toastSwipeThreshold = 50
