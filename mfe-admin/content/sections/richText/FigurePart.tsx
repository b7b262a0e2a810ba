import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { sectionFormsQuery } from '../../contentQueries'
import { FigureFields } from '../figures/FigureFields'
import { LiveFigure } from '../figures/LiveFigure'
import { newFigureIds, type StoredFigure } from './storedFigure'

interface FigurePartProps {
  figure: StoredFigure
  /** Stores the changed node within an editor update. */
  $change: (change: (stored: StoredNode) => StoredNode) => void
  readonly onRemove: () => void
}

/** A table or chart in a text: a preview and a button to edit its cells. Edits are stored in the text; a new one without any goes again. */
export const FigurePart = ({ figure, $change, onRemove }: FigurePartProps) => {
  const [editor] = useLexicalComposerContext()
  const { data } = useQuery(sectionFormsQuery(useGuardedCall()))
  const id = String(figure.id)
  const [open, setOpen] = useState(() => newFigureIds.has(id))
  const isEmpty = useRef(open)
  const form = data?.textFigures.find(({ type }) => type === figure.blockType)
  const name = form?.label.toLowerCase() ?? 'figure'
  const openOrClose = (next: boolean) => {
    newFigureIds.delete(id)
    setOpen(next)
    if (!next && isEmpty.current) onRemove()
  }
  const change = (values: FieldValues) => {
    isEmpty.current = false
    editor.update(() => $change((stored) => ({ ...stored, fields: { ...(isRecord(stored.fields) ? stored.fields : {}), ...values } })))
  }
  return (
    <Part>
      {typeof figure.heading === 'string' && figure.heading ? <strong>{figure.heading}</strong> : null}
      <LiveFigure values={figure} />
      <Dialog
        size="full"
        title={`The ${name}`}
        open={open}
        onOpenChange={openOrClose}
        footer={
          <Button size="small" variant="primary" onClick={() => openOrClose(false)}>
            Done
          </Button>
        }
        trigger={
          <Button size="small" icon={<Pencil />}>
            Edit the {name}
          </Button>
        }
      >
        {form && open ? <FigureFields form={form} values={figure} onChange={change} /> : null}
      </Dialog>
    </Part>
  )
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: stretch;

  & > button {
    justify-self: start;
  }
`
