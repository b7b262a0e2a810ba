import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { Development } from '@framewell/domain/developments/development'
import { copiesOf, freeName, type Lot, type LotInput, nameKey } from '@framewell/domain/developments/lot'
import { recommendedOf } from '@framewell/domain/developments/pasteLots'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { ClipboardPaste, Copy, LandPlot, Plus, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { LotForm } from './LotForm'
import { editButtonId, LotRow } from './LotRow'
import { PasteLots } from './PasteLots'
import { useCalledOffLot } from './useCalledOffLot'
import { useSaveLots } from './useSaveLots'

interface LotListProps {
  development: Development
  book: PriceBook
}

/** The lots: added, pasted, copied, changed in place, removed; called off once the development is ordered. */
export const LotList = ({ development, book }: LotListProps) => {
  const { id: developmentId, lots, signature } = development
  const ordered = signature !== null
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<string | null>(null)
  const lastEdited = useRef<string | null>(null)
  useEffect(() => {
    if (edited === null && lastEdited.current) document.getElementById(editButtonId(lastEdited.current))?.focus()
    lastEdited.current = edited
  }, [edited])
  const [added, setAdded] = useState<LotInput | null>(null)
  const [pasting, setPasting] = useState(false)
  const { open } = useCalledOffLot(development)
  const copying = useSaveLots({ onSaved: () => setSelected(new Set()) })
  const removing = useSaveLots({ onSaved: () => setSelected(new Set()) })
  const select = useCallback((id: string, on: boolean) => {
    setSelected((known) => new Set(on ? [...known, id] : [...known].filter((other) => other !== id)))
  }, [])
  const chosen = lots.filter(({ id }) => selected.has(id))
  const names = lots.map(({ name }) => name)
  return (
    <Stack gap={5}>
      {ordered ? (
        <Text tone="muted" measured>
          These lots are ordered. Call each one off when you need it: it then gets its shop, its week and its own order form.
        </Text>
      ) : (
        <Stack direction="row" gap={3}>
          <Button variant="primary" icon={<Plus />} onClick={() => setAdded(newLot(lots, book))}>
            Add lot
          </Button>
          <Button icon={<ClipboardPaste />} aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
            Paste rows
          </Button>
          <Button
            icon={<Copy />}
            pending={copying.busy}
            pendingText="Copying..."
            disabledReason={chosen.length === 0 ? 'Select lots to copy.' : null}
            onClick={() => void copying.send({ developmentId, lots: copiesOf(chosen.map(inputOf), names, () => crypto.randomUUID()) })}
          >
            {chosen.length > 1 ? `Duplicate ${chosen.length} lots` : 'Duplicate lot'}
          </Button>
          <Button
            icon={<Trash2 />}
            pending={removing.busy}
            pendingText="Removing..."
            disabledReason={chosen.length === 0 ? 'Select lots to remove.' : null}
            onClick={() => void removing.send({ developmentId, remove: chosen.map(({ id }) => id) })}
          >
            {chosen.length > 1 ? `Remove ${chosen.length} lots` : 'Remove lot'}
          </Button>
        </Stack>
      )}
      <SendAlert title="Not copied" failure={copying.failure} />
      <SendAlert title="Not removed" failure={removing.failure} />
      {pasting && !ordered ? <PasteLots developmentId={developmentId} book={book} names={names} /> : null}
      {added ? (
        <Card>
          <LotForm developmentId={developmentId} lot={added} book={book} houseIsOrdered={false} onDone={() => setAdded(null)} />
        </Card>
      ) : null}
      {lots.length === 0 && !added ? (
        <EmptyState icon={<LandPlot />} title="No lots yet">
          Add the first lot, or paste rows from your spreadsheet.
        </EmptyState>
      ) : (
        <Rows aria-label="Lots">
          {lots.map((lot) => (
            <li key={lot.id}>
              {lot.id === edited ? (
                <LotForm
                  developmentId={developmentId}
                  lot={inputOf(lot)}
                  book={book}
                  houseIsOrdered={ordered}
                  onDone={() => setEdited(null)}
                />
              ) : (
                <LotRow
                  lot={lot}
                  house={houseWords(lot)}
                  selected={selected.has(lot.id)}
                  ordered={ordered}
                  onSelect={select}
                  onEdit={setEdited}
                  onCallOff={open}
                />
              )}
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  )
}

const inputOf = ({ planName: _, priceCents: __, kitCents: ___, problem: ____, order: _____, ...lot }: Lot): LotInput => lot

function houseWords({ planName, mirrored, order }: Lot): string {
  if (order?.instead) return order.instead
  return `${planName}${mirrored ? ', mirrored' : ''}`
}

/** Like the last lot, with the next name; the first has the first plan and the recommended options. */
function newLot(lots: readonly Lot[], { plans, steel }: PriceBook): LotInput {
  const taken = new Set(lots.map(({ name }) => nameKey(name)))
  const last = lots.at(-1)
  const id = crypto.randomUUID()
  if (last) return { ...inputOf(last), id, name: freeName(last.name, taken), siteAddress: '', siteZip: '' }
  return {
    id,
    name: 'Lot 1',
    planId: plans[0]?.id ?? '',
    mirrored: false,
    foundation: recommendedOf(steel.foundation),
    steelFrame: recommendedOf(steel.steelFrame),
    sheathing: recommendedOf(steel.sheathing),
    roofing: recommendedOf(steel.roofing),
    siteAddress: '',
    siteZip: '',
    deliverBy: '',
    site: null,
  }
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  list-style: none;

  & > li {
    padding: var(--space-3) var(--space-4);
    contain: layout style;
  }
  & > li + li {
    border-top: 1px solid var(--color-line);
  }
`
