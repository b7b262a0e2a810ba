import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CommandList } from './CommandList'

/** Searches people, orders, quotes, pages and screens from anywhere; opens with its button, Ctrl K or Command K. */
export const CommandBar = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((known) => !known)
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
      <CommandList onLeave={() => setOpen(false)} />
    </Dialog>
  )
}
