import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { MILS } from '@framewell/domain/framing/mil'
import { SHOP_WEBS, WEB_INCHES } from '@framewell/domain/network/fabricatorFacts'
import type { UseFormReturn } from 'react-hook-form'
import type { Decision, TypedDecision } from './decisionForm'
import { FACT_LABELS } from './factLabels'

const UNITS = {
  weeklyCapacity: 'units',
  reachMiles: 'miles',
  maxMemberFeet: 'ft',
  toleranceInches: 'in',
  latitude: '°',
  longitude: '°',
} as const
const NUMBERS = ['latitude', 'longitude', 'weeklyCapacity', 'reachMiles', 'maxMemberFeet', 'toleranceInches'] as const

/** The routing data of a shop, prefilled from its application. */
export const FactFields = ({ form }: { form: UseFormReturn<TypedDecision, unknown, Decision> }) => {
  const errors = form.formState.errors.fabricator
  return (
    <FieldSet legend="What routing needs from the shop">
      <Stack gap={4}>
        <TextField {...form.register('fabricator.address')} label={FACT_LABELS.address} error={errors?.address?.message} />
        <FieldGroup columns={2} pairs>
          {NUMBERS.map((fact) => (
            <TextField
              key={fact}
              {...form.register(`fabricator.${fact}`)}
              label={FACT_LABELS[fact]}
              // A phone's decimal keypad has no slash for 1/16.
              inputMode={fact === 'toleranceInches' ? 'text' : 'decimal'}
              suffix={UNITS[fact]}
              error={errors?.[fact]?.message}
            />
          ))}
        </FieldGroup>
        <FieldSet legend={FACT_LABELS.webs} error={errors?.webs?.message}>
          <Stack direction="row" gap={4}>
            {SHOP_WEBS.map((web) => (
              <Checkbox key={web} {...form.register('fabricator.webs')} value={web} label={`${WEB_INCHES[web]} in`} />
            ))}
          </Stack>
        </FieldSet>
        <FieldSet legend={FACT_LABELS.mils} error={errors?.mils?.message}>
          <Stack direction="row" gap={4}>
            {MILS.map((mil) => (
              <Checkbox key={mil} {...form.register('fabricator.mils')} value={String(mil)} label={`${mil} mil`} />
            ))}
          </Stack>
        </FieldSet>
      </Stack>
    </FieldSet>
  )
}
