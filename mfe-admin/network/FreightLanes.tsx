import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { EMPTY_LANE, type TypedPolicy } from './typedPolicy'

/** Freight cost and transit time by distance. Lanes ascend in miles; the last one must reach the routing radius. */
export const FreightLanes = ({ form }: { form: UseFormReturn<TypedPolicy, unknown, RoutingPolicy> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'freightLanes' })
  const errors = form.formState.errors.freightLanes
  return (
    <FieldSet
      legend="Freight lanes"
      hint="The first lane that reaches the site sets the freight: its fixed charge plus every mile."
      error={errors?.root?.message ?? errors?.message}
    >
      <Stack gap={4}>
        {fields.map((lane, at) => (
          <Stack key={lane.id} gap={2} role="group" aria-label={`Lane ${at + 1}`}>
            <FieldGroup columns={3} pairs>
              <TextField
                {...form.register(`freightLanes.${at}.upToMiles`)}
                label="Up to"
                suffix="miles"
                inputMode="decimal"
                error={errors?.[at]?.upToMiles?.message}
              />
              <TextField
                {...form.register(`freightLanes.${at}.fixedCents`)}
                label="Fixed"
                prefix="$"
                inputMode="decimal"
                error={errors?.[at]?.fixedCents?.message}
              />
              <TextField
                {...form.register(`freightLanes.${at}.perMileCents`)}
                label="A mile"
                prefix="$"
                inputMode="decimal"
                error={errors?.[at]?.perMileCents?.message}
              />
              <TextField
                {...form.register(`freightLanes.${at}.transitDays`)}
                label="On the road"
                suffix="business days"
                inputMode="numeric"
                error={errors?.[at]?.transitDays?.message}
              />
            </FieldGroup>
            {fields.length > 1 ? (
              <div>
                <Button type="button" variant="plain" size="small" onClick={() => remove(at)}>
                  Remove lane {at + 1}
                </Button>
              </div>
            ) : null}
          </Stack>
        ))}
        <div>
          <Button type="button" size="small" onClick={() => append({ ...EMPTY_LANE })}>
            Add a lane
          </Button>
        </div>
      </Stack>
    </FieldSet>
  )
}
