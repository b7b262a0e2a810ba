import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { getChangeChoices } from '@framewell/domain/orders/changeCalls'
import type { ChangeField } from '@framewell/domain/orders/changeFields'
import type { TypedChange } from './changedMembers'

interface ChangeFieldsProps {
  offered: CallOutput<typeof getChangeChoices>
  typed: TypedChange
  refused: Readonly<Record<string, string>>
  onChange: (changes: Partial<TypedChange>) => void
}

/** What is ordered: another quote of the builder, or each option of the order. */
export const ChangeFields = ({ offered: { fields, quotes }, typed, refused, onChange }: ChangeFieldsProps) => (
  <FieldGroup>
    {quotes.length > 0 ? (
      <SelectField
        label="Order another quote instead"
        optional
        placeholder="Keep what is ordered"
        options={quotes.map(({ id, label }) => ({ value: id, label }))}
        value={typed.quote}
        error={refused.source}
        onChange={(event) => onChange({ quote: event.currentTarget.value })}
      />
    ) : null}
    {typed.quote
      ? null
      : fields.map((field) => (
          <Options
            key={field.name}
            field={field}
            chosen={typed.choices[field.name] ?? []}
            error={refused[`choices.${field.name}`]}
            onChange={(ids) => onChange({ choices: { ...typed.choices, [field.name]: ids } })}
          />
        ))}
  </FieldGroup>
)

interface OptionsProps {
  field: ChangeField
  chosen: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

const Options = ({ field: { label, several, options }, chosen, error, onChange }: OptionsProps) =>
  several ? (
    <Stack gap={2} role="group" aria-label={label}>
      <Text size="small">{label}</Text>
      {options.map((option, at) => (
        <Checkbox
          key={option.id}
          label={option.label}
          error={at === options.length - 1 ? error : undefined}
          checked={chosen.includes(option.id)}
          onChange={(event) => {
            const isChosen = event.currentTarget.checked
            onChange(options.map(({ id }) => id).filter((id) => (id === option.id ? isChosen : chosen.includes(id))))
          }}
        />
      ))}
    </Stack>
  ) : (
    <SelectField
      label={label}
      options={options.map(({ id, label: words }) => ({ value: id, label: words }))}
      value={chosen[0] ?? ''}
      error={error}
      onChange={(event) => onChange([event.currentTarget.value])}
    />
  )
