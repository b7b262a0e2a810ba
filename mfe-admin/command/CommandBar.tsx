import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { FIND_MEMBER, isFindKey } from '@framewell/remote-kit/session/findKey'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CommandList } from './CommandList'

/** Searches people, orders, quotes, pages and screens; opens with its button, Ctrl K, Command K, or the address that other pages lead to. */
export const CommandBar = () => {
  const [address, setAddress] = useSearchParams()
  const isAsked = address.has(FIND_MEMBER)
  const [isPressed, setPressed] = useState(false)
  const open = isAsked || isPressed
  const setOpen = (next: boolean) => {
    setPressed(next)
    if (next || !isAsked) return
    const without = new URLSearchParams(address)
    without.delete(FIND_MEMBER)
    setAddress(without, { replace: true, preventScrollReset: true })
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return
      event.preventDefault()
      setPressed((known) => !known)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog
      title="Find"
      description="People, orders, invoices, payouts, quotes, amounts, ZIP codes, pages and places. Arrows choose, Enter opens."
      open={open}
      onOpenChange={setOpen}
      size="wide"
      trigger={
        <Button size="small" icon={<Search />} aria-keyshortcuts="Control+K Meta+K" title="Ctrl K">
          Find
        </Button>
      }
    >
      <CommandList onLeave={() => setPressed(false)} />
    </Dialog>
  )
}
