import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import type { Fact } from '@framewell/domain/content/factCalls'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { factsQuery } from './factQueries'

/** Selects one of the live facts. */
export const FactDialog = ({ label, onChoose }: { label: string; onChoose: (fact: Fact) => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Name a live fact"
      description="The text says it as it is now, and as it will be when it changes."
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="small" label={label} icon={<Braces />} />}
    >
      {open ? (
        <Choices
          onChoose={(fact) => {
            setOpen(false)
            onChoose(fact)
          }}
        />
      ) : null}
    </Dialog>
  )
}

const Choices = ({ onChoose }: { onChoose: (fact: Fact) => void }) => {
  const { data } = useQuery(factsQuery(useGuardedCall()))
  if (!data) return <p role="status">Loading...</p>
  if (data.length === 0) return <p role="status">There is none yet. Add a claim under Live facts.</p>
  return (
    <List>
      {data.map((fact) => (
        <li key={fact.key}>
          <Button size="small" variant="plain" onClick={() => onChoose(fact)}>
            {fact.label}: {fact.value}
          </Button>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  padding: 0;
  list-style: none;

  & button {
    text-align: start;
  }
`
