import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { loadWords, type OrderShipments, poundsOf, poundsWords } from '@framewell/domain/orders/shipments'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useState } from 'react'
import { styled } from 'styled-components'

type Panel = OrderShipments['panels'][number]

interface ChoosePanelsProps {
  /** Those in the shop, in erection order. */
  readonly panels: readonly Panel[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  readonly error: string | undefined
}

/** Panels to be chosen by their marks or bundles: typed, or with a box for each. */
export const ChoosePanels = ({ panels, chosen, onChange, error }: ChoosePanelsProps) => {
  const bundles = [...new Set(panels.map(({ bundle }) => bundle))]
  const change = (marks: readonly string[], isChosen: boolean) =>
    onChange(new Set(isChosen ? [...chosen, ...marks] : [...chosen].filter((mark) => !marks.includes(mark))))
  return (
    <Stack gap={4}>
      <ByMark panels={panels} error={error} onFound={(marks) => change(marks, true)} />
      <ChooseAll panels={panels} chosen={chosen} onChange={onChange} />
      {bundles.map((bundle) => {
        const own = panels.filter((panel) => panel.bundle === bundle)
        const marks = own.map(({ mark }) => mark)
        return (
          <Bundle key={bundle}>
            <legend className="visually-hidden">Bundle {bundle}</legend>
            <Checkbox
              label={`Whole bundle ${bundle}, ${poundsWords(poundsOf(own))}`}
              checked={marks.every((mark) => chosen.has(mark))}
              onChange={({ currentTarget: { checked } }) => change(marks, checked)}
            />
            <Marks>
              {own.map((panel) => (
                <Checkbox
                  key={panel.mark}
                  label={panelWords(panel)}
                  checked={chosen.has(panel.mark)}
                  onChange={({ currentTarget: { checked } }) => change([panel.mark], checked)}
                />
              ))}
            </Marks>
          </Bundle>
        )
      })}
    </Stack>
  )
}

/** Chooses everything that is left in one press; the next press brings back what was chosen before, unless something was changed meanwhile. */
const ChooseAll = ({ panels, chosen, onChange }: Omit<ChoosePanelsProps, 'error'>) => {
  const [pressed, setPressed] = useState<{ readonly all: ReadonlySet<string>; readonly before: ReadonlySet<string> }>()
  const isAll = panels.every(({ mark }) => chosen.has(mark))
  const before = isAll && pressed?.all === chosen ? pressed.before : undefined
  const press = () => {
    if (before) return onChange(before)
    const all = new Set(panels.map(({ mark }) => mark))
    setPressed({ all, before: chosen })
    onChange(all)
  }
  return (
    <div>
      <Button onClick={press} disabledReason={isAll && !before ? 'Everything in the shop is chosen.' : null}>
        {before ? 'Undo load all' : `Load all: ${loadWords(panels)}, ${poundsWords(poundsOf(panels))}`}
      </Button>
    </div>
  )
}

/** 'W1-1A, 212 lb, assembled December 2, 2026' */
function panelWords({ mark, loose, shippedPounds, assembledOn }: Panel): string {
  const made = assembledOn ? `, assembled ${longDate(assembledOn)}` : ''
  return `${mark}${loose ? ', loose pieces' : ''}, ${poundsWords(shippedPounds)}${made}`
}

/** A typed mark or bundle, chosen with Enter. */
const ByMark = ({ panels, error, onFound }: Pick<ChoosePanelsProps, 'panels' | 'error'> & { onFound: (marks: string[]) => void }) => {
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const add = () => {
    const wanted = typed.trim().toUpperCase()
    if (wanted === '') return
    const found = panels.filter(({ mark, bundle }) => [mark, bundle].some((name) => name.toUpperCase() === wanted))
    setUnknown(found.length > 0 ? undefined : `No panel or bundle ${typed.trim()} is in the shop`)
    if (found.length === 0) return
    setTyped('')
    onFound(found.map(({ mark }) => mark))
  }
  return (
    <Stack direction="row" gap={3} align="end">
      <TextField
        label="Panel mark or bundle"
        optional
        hint="Type it and press Enter, or check its box"
        value={typed}
        error={unknown ?? error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button onClick={add}>Add</Button>
    </Stack>
  )
}

const Bundle = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  border: 0;
`

const Marks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-1) var(--space-4);
  padding-inline-start: var(--space-6);
`
