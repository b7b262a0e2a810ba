import { useState } from 'react'

/** The intro dialog: opens first unless choices were restored, and can be reopened. */
export function useIntro(restored: boolean) {
  const [open, setOpen] = useState(!restored)
  return { open, close: () => setOpen(false), reopen: () => setOpen(true) }
}
