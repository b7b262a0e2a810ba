import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Menu } from '@framewell/design-system/elements/menu/Menu'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell/useShell'
import type { ListMemory } from './listMemory'

interface ListMenusProps {
  memory: ListMemory
  onMemory: (memory: ListMemory) => void
  /** Columns that can be hidden. */
  columns: readonly { readonly id: string; readonly header: string }[]
}

/** Column visibility and the person's saved views of this list, stored in this browser. */
export const ListMenus = ({ memory, onMemory, columns }: ListMenusProps) => {
  const { navigate } = useShell()
  const { pathname, search } = useLocation()
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const toggle = (id: string) =>
    onMemory({ ...memory, hidden: memory.hidden.includes(id) ? memory.hidden.filter((each) => each !== id) : [...memory.hidden, id] })
  const save = () => {
    const named = name.trim()
    if (!named) return
    onMemory({ ...memory, views: [...memory.views.filter((view) => view.name !== named), { name: named, query: search }] })
    setNaming(false)
  }
  return (
    <>
      <Menu
        trigger={<Button size="small">Columns</Button>}
        entries={columns.map(({ id, header }) => ({
          label: `${memory.hidden.includes(id) ? 'Show' : 'Hide'} ${header.toLowerCase()}`,
          onSelect: () => toggle(id),
        }))}
      />
      <Menu
        trigger={<Button size="small">Views</Button>}
        entries={[
          ...memory.views.map((view) => ({ label: view.name, onSelect: () => navigate(`${pathname}${view.query}`) })),
          { label: 'Save this view', separated: memory.views.length > 0, onSelect: () => setNaming(true) },
          ...memory.views.map((view) => ({
            label: `Forget ${view.name}`,
            onSelect: () => onMemory({ ...memory, views: memory.views.filter((each) => each !== view) }),
          })),
        ]}
      />
      <Dialog
        open={naming}
        onOpenChange={setNaming}
        title="Save this view"
        description="Search, filters and order come back under this name, in this browser."
        footer={
          <Button variant="primary" onClick={save} disabledReason={name.trim() ? null : 'Give the view a name'}>
            Save view
          </Button>
        }
      >
        <TextField label="Name" maxLength={60} value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Dialog>
    </>
  )
}
