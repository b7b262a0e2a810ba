import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { RollFormer } from '@framewell/domain/export/machine/rollFormer'
import { SOLD_SECTIONS } from '@framewell/domain/framing/soldSections'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { sectionRow, type TypedMachine } from './typedMachine'

const SIZES = [
  ['webMm', 'Web'],
  ['flangeMm', 'Flange'],
  ['lipMm', 'Lip'],
  ['gaugeMm', 'Steel'],
] as const

/** Our sections and the machine's codes for them. */
export const MachineSections = ({ form }: { form: UseFormReturn<TypedMachine, unknown, RollFormer> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'profiles', keyName: 'row' })
  const errors = form.formState.errors.profiles
  const left = SOLD_SECTIONS.filter((section) => !fields.some(({ profile }) => profile === section))
  const add = (value: string) => {
    const section = left.find((each) => each === value)
    if (section) append(sectionRow(section))
  }
  return (
    <FieldSet
      legend="Sections"
      hint="Each section that the machine rolls, with the machine's own code. A panel with another section is not written for it."
      error={errors?.root?.message ?? errors?.message}
    >
      <Stack gap={4}>
        {fields.map(({ row, profile }, at) => (
          <Stack key={row} gap={2} role="group" aria-label={profile}>
            <FieldGroup columns={3} pairs>
              <TextField {...form.register(`profiles.${at}.code`)} label={`Code of ${profile}`} error={errors?.[at]?.code?.message} />
              {SIZES.map(([name, label]) => (
                <TextField
                  key={name}
                  {...form.register(`profiles.${at}.${name}`)}
                  label={label}
                  suffix="mm"
                  inputMode="decimal"
                  error={errors?.[at]?.[name]?.message}
                />
              ))}
            </FieldGroup>
            <div>
              <Button type="button" variant="plain" size="small" onClick={() => remove(at)}>
                Remove {profile}
              </Button>
            </div>
          </Stack>
        ))}
        <SelectField
          label="Add a section"
          placeholder="Choose one"
          value=""
          options={left.map((section) => ({ value: section, label: section }))}
          onChange={(event) => add(event.currentTarget.value)}
        />
      </Stack>
    </FieldSet>
  )
}
