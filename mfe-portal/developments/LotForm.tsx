import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { LotInput } from '@framewell/domain/developments/lot'
import { EXPOSURES } from '@framewell/domain/structure/site'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { NeededByField, ZipField } from '@framewell/remote-kit/site/SiteFields'
import { useEffect, useRef, useState } from 'react'
import { draftOf, fieldOf, type LotErrors, type LotField, lotOf } from './lotDraft'
import { useSaveLots } from './useSaveLots'

interface Offered {
  readonly id: string
  readonly name: string
}

interface LotFormProps {
  developmentId: string
  lot: LotInput
  book: PriceBook
  /** Its house is ordered: only place, day and loads can change. */
  houseIsOrdered: boolean
  onDone: () => void
}

/** A lot's fields, in the place of its row. */
export const LotForm = ({ developmentId, lot, book, houseIsOrdered, onDone }: LotFormProps) => {
  const [draft, setDraft] = useState(() => draftOf(lot))
  const [errors, setErrors] = useState<LotErrors>({})
  const form = useRef<HTMLFormElement>(null)
  // The form replaces the button that opened it.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const saving = useSaveLots({
    onRefused: (_, name, message) => {
      const field = fieldOf([name])
      if (field) setErrors((known) => ({ ...known, [field]: message }))
    },
    onSaved: onDone,
  })
  const field = (name: Exclude<LotField, 'mirrored'>) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      setDraft((typed) => ({ ...typed, [name]: value })),
  })
  /** What is offered, and what the lot has although it no longer is. */
  const chosen = (name: 'planId' | 'foundation' | 'steelFrame' | 'sheathing' | 'roofing', offered: readonly Offered[]) => ({
    ...field(name),
    options: [
      ...(offered.some(({ id }) => id === lot[name]) ? [] : [{ value: lot[name], label: 'No longer offered' }]),
      ...offered.map(({ id, name: label }) => ({ value: id, label })),
    ],
  })
  const save = () => {
    const checked = lotOf(lot.id, draft)
    setErrors('errors' in checked ? checked.errors : {})
    if ('lot' in checked) void saving.send({ developmentId, lots: [checked.lot] })
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={lot.name === '' ? 'New lot' : `Edit ${lot.name}`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <Stack gap={5}>
        {houseIsOrdered ? null : (
          <FieldGroup columns={3}>
            <TextField label="Lot" {...field('name')} />
            <SelectField label="Plan" {...chosen('planId', book.plans)} />
            <Checkbox
              label="Mirrored"
              hint="Left and right swapped"
              checked={draft.mirrored}
              onChange={({ currentTarget: { checked } }) => setDraft((typed) => ({ ...typed, mirrored: checked }))}
            />
            <SelectField label="Foundation" {...chosen('foundation', book.steel.foundation)} />
            <SelectField label="Steel frame" {...chosen('steelFrame', book.steel.steelFrame)} />
            <SelectField label="Sheathing" {...chosen('sheathing', book.steel.sheathing)} />
            <SelectField label="Roofing" {...chosen('roofing', book.steel.roofing)} />
          </FieldGroup>
        )}
        <FieldGroup columns={3}>
          <TextField label="Site address" optional hint="Street, city and state" {...field('siteAddress')} />
          <ZipField optional {...field('siteZip')} />
          <NeededByField optional {...field('deliverBy')} />
          <TextField
            label="Wind speed"
            optional
            suffix="mph"
            inputMode="decimal"
            hint="From your building department"
            {...field('windMph')}
          />
          <SelectField
            label="Wind exposure"
            optional
            placeholder="Not entered"
            options={optionsOf([...EXPOSURES, 'D'])}
            {...field('exposure')}
          />
          <TextField label="Ground snow load" optional suffix="psf" inputMode="decimal" {...field('snowPsf')} />
        </FieldGroup>
        <SendAlert title="Not saved" failure={saving.failure} />
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" pending={saving.busy} pendingText="Saving...">
            Save lot
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </Stack>
      </Stack>
    </form>
  )
}
