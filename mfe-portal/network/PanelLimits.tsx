import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type PanelLimits as Limits, PANEL_LIMITS, panelLimitsSchema } from '@framewell/domain/framing/panelLimits'
import { type OwnShop, setOwnPanelLimits } from '@framewell/domain/network/ownShopCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ORDER_QUERIES } from '../orders/orderQueries'
import { ownShopQuery } from './ownShopQueries'

const FIELDS = {
  lengthFeet: { label: 'Longest panel', suffix: 'ft', hint: 'A wall panel or a floor' },
  heightFeet: { label: 'Highest panel', suffix: 'ft', hint: 'A wall panel' },
  widthFeet: { label: 'Widest floor', suffix: 'ft', hint: 'On the truck: up to 8.5 ft (102 in) without a permit, 23 CFR 658.15' },
  trussFeet: { label: 'Longest truss', suffix: 'ft', hint: 'As assembled and shipped' },
  weightPounds: { label: 'Heaviest panel', suffix: 'lb', hint: 'Steel and zinc' },
  liftPounds: { label: 'Heaviest lift', suffix: 'lb', hint: 'What your crane or forklift loads: the weight of a bundle' },
} as const satisfies Record<keyof Limits, { label: string; suffix: string; hint: string }>

type Typed = Record<keyof Limits, string>

/** A blank number is missing, not 0. */
const typed = z
  .record(z.enum(PANEL_LIMITS), z.string())
  .transform((limits): unknown => Object.fromEntries(PANEL_LIMITS.map((limit) => [limit, limits[limit].trim() || undefined])))
  .pipe(panelLimitsSchema)

/** The largest panel the shop makes and loads. Walls and floors of its next orders are cut to it. */
export const PanelLimits = ({ panels: { limits, setBy } }: Pick<OwnShop, 'panels'>) => {
  const shell = useShell()
  const queries = useQueryClient()
  const { queryKey } = ownShopQuery(useGuardedCall())
  const form = useForm<Typed, unknown, Limits>({
    resolver: zodResolver(typed),
    values: {
      lengthFeet: String(limits.lengthFeet),
      heightFeet: String(limits.heightFeet),
      widthFeet: String(limits.widthFeet),
      trussFeet: String(limits.trussFeet),
      weightPounds: String(limits.weightPounds),
      liftPounds: String(limits.liftPounds),
    },
  })
  const { errors, isDirty } = form.formState
  const saving = useSend(setOwnPanelLimits, {
    form: onForm(form, PANEL_LIMITS),
    onSent: (answer) => {
      queries.setQueryData(queryKey, answer)
      void queries.invalidateQueries({ queryKey: ORDER_QUERIES })
      shell.toast({ title: 'Panel limits saved', tone: 'success' })
    },
  })
  const isDefault = setBy === 'default'
  return (
    <form noValidate aria-label="Panel limits" onSubmit={form.handleSubmit((input) => void saving.send(input))}>
      <Stack gap={4} style={{ maxWidth: 'var(--measure-form)' }}>
        <Stack gap={1}>
          <Heading level={2} size={4}>
            Panel limits
          </Heading>
          <Text tone="muted">
            {isDefault
              ? 'You have not set your own limits yet. These are Framewell’s defaults, not your figures.'
              : 'These are your own limits.'}{' '}
            Walls and floors of your orders are cut to them. An order keeps the limits it had when you accepted it.
          </Text>
        </Stack>
        <FieldGroup columns={2}>
          {PANEL_LIMITS.map((limit) => (
            <TextField key={limit} {...form.register(limit)} {...FIELDS[limit]} inputMode="decimal" error={errors[limit]?.message} />
          ))}
        </FieldGroup>
        <SendAlert failure={saving.failure} />
        <div>
          <Button
            type="submit"
            pending={saving.busy}
            pendingText="Saving..."
            disabledReason={isDirty || isDefault ? null : 'Change a limit first.'}
          >
            {isDefault && !isDirty ? 'Use these as our limits' : 'Save panel limits'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
