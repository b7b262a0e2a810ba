import { type ReactNode, useMemo, useRef, useState } from 'react'
import { later } from '../shell/later'
import { type AskAgain, AskAgainContext } from './AskAgain'

/** Its code loads with the first question. */
const Dialog = later(async () => (await import('./RecheckDialog')).RecheckDialog, null)

/** Around a remote's screens: opens a single identity dialog, however many calls wait for it. */
export const RecheckProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const asked = useRef<{ readonly answer: Promise<boolean>; readonly settle: (confirmed: boolean) => void }>(undefined)
  const ask = useMemo<AskAgain>(
    () => () => {
      asked.current ??= question()
      setOpen(true)
      return asked.current.answer
    },
    [],
  )
  const close = (confirmed: boolean) => {
    setOpen(false)
    asked.current?.settle(confirmed)
    asked.current = undefined
  }
  return (
    <AskAgainContext value={ask}>
      {children}
      {open ? <Dialog onClose={close} /> : null}
    </AskAgainContext>
  )
}

function question() {
  let settle: (confirmed: boolean) => void = () => undefined
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  return { answer, settle }
}
