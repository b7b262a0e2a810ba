import type { ComponentPropsWithRef } from 'react'

/** A gable wall frame: the logo without its name. Always decorative; where it is alone, its link carries the name. */
export const LogoMark = (props: ComponentPropsWithRef<'svg'>) => (
  <svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="currentColor" strokeWidth="2.2" {...props} aria-hidden="true">
    <path d="M3 23V11L13 3l10 8v12M3 23h20M8 23v-9M13 23V7M18 23v-9" />
  </svg>
)
