import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { RollFormer } from '@framewell/domain/export/machine/rollFormer'
import { saveOwnRollFormer } from '@framewell/domain/network/ownShopCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ownShopQuery } from '../ownShopQueries'
import { MachineSections } from './MachineSections'
import { type TypedMachine, typedMachineSchema } from './typedMachine'

const PIECES = [
  ['shortestMm', 'Shortest piece', 'mm', undefined],
  ['longestMm', 'Longest piece', 'mm', undefined],
  ['leastDistanceMm', 'Least distance', 'mm', 'Between two strikes of the same tool'],
] as const
const TOOL_FIELDS = [
  ['swageMm', 'Swage', 'mm', 'From both ends of studs and blocking'],
  ['lipCutMm', 'Lip cut', 'mm', 'From both ends of tracks; inner joints are cut at their center'],
  ['notchMm', 'Notch', 'mm', 'From both ends of head and sill tracks'],
] as const
const COIL = [
  ['yieldMpa', 'Yield strength', 'MPa', undefined],
  ['tensileMpa', 'Tensile strength', 'MPa', undefined],
] as const
const SHOWN = [...PIECES, ...TOOL_FIELDS, ...COIL].map(([name]) => name)

/** One roll-former: what it rolls, and where its tools strike. */
export const MachineForm = ({ machine, onDone }: { machine: TypedMachine; onDone: () => void }) => {
  const shell = useShell()
  const queries = useQueryClient()
  const { queryKey } = ownShopQuery(useGuardedCall())
  const form = useForm<TypedMachine, unknown, RollFormer>({ resolver: zodResolver(typedMachineSchema), defaultValues: machine })
  const { errors } = form.formState
  const saving = useSend(saveOwnRollFormer, {
    form: onForm(form, ['name', 'coating', 'serviceHolesMm', ...SHOWN]),
    onSent: (answer) => {
      queries.setQueryData(queryKey, answer)
      shell.toast({ title: 'Machine saved', tone: 'success' })
      onDone()
    },
  })
  const numbers = (fields: typeof PIECES | typeof TOOL_FIELDS | typeof COIL) =>
    fields.map(([name, label, suffix, hint]) => (
      <TextField
        key={name}
        {...form.register(name)}
        label={label}
        suffix={suffix}
        hint={hint}
        inputMode="decimal"
        error={errors[name]?.message}
      />
    ))
  return (
    <form noValidate aria-label="Roll-former" onSubmit={form.handleSubmit((input) => void saving.send(input))}>
      <Stack gap={5}>
        <TextField {...form.register('name')} label="Machine" hint="As your people call it" error={errors.name?.message} />
        <FieldSet legend="Pieces">
          <FieldGroup columns={3}>{numbers(PIECES)}</FieldGroup>
        </FieldSet>
        <FieldSet legend="Tools" hint="To the center of the strike. Type 0 for a tool that the machine does not use.">
          <FieldGroup columns={3}>
            {numbers(TOOL_FIELDS)}
            <TextField
              {...form.register('serviceHolesMm')}
              label="Service holes"
              suffix="mm"
              hint="Heights above the panel's foot, for example 400, 810. An order gets those that all your machines with holes share."
              optional
              error={errors.serviceHolesMm?.message ?? errors.serviceHolesMm?.root?.message}
            />
          </FieldGroup>
        </FieldSet>
        <FieldSet legend="Coil" hint="Named in FRAMECAD's file.">
          <FieldGroup columns={3}>
            {numbers(COIL)}
            <TextField {...form.register('coating')} label="Coating" hint="For example G60 or Z275" error={errors.coating?.message} />
          </FieldGroup>
        </FieldSet>
        <MachineSections form={form} />
        <SendAlert failure={saving.failure} />
        <Stack direction="row" gap={3}>
          <Button type="submit" pending={saving.busy} pendingText="Saving...">
            Save machine
          </Button>
          <Button type="button" variant="plain" onClick={onDone}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
