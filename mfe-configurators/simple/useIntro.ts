import { useState } from 'react'

/** The intro dialog: opens first unless choices were restored, also when they appear after hydration, and can be reopened. */
export function useIntro(restored: boolean) {
  const [asked, setAsked] = useState<boolean | null>(null)
  return { open: asked ?? !restored, close: () => setAsked(false), reopen: () => setAsked(true) }
}
