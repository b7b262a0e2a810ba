import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { EMPTY_CLIENT_REFERENCE, SIMPLE_LABELS, simpleDraftSchema } from '@framewell/domain/network/simpleApplication'
import { useFieldArray } from 'react-hook-form'
import type { SimpleStepProps } from './simpleForm'

const FIELDS = simpleDraftSchema.keyof().options

/** Step 6: references, and a review of all answers. */
export const SimpleReferencesStep = ({ form, values }: SimpleStepProps) => {
  const references = useFieldArray({ control: form.control, name: 'clientReferences' })
  const { errors } = form.formState
  return (
    <>
      {references.fields.map((reference, at) => (
        <FieldGroup key={reference.id} columns={2} role="group" aria-label={`Reference ${at + 1}`}>
          <TextField
            label="Company name"
            required={at === 0}
            error={errors.clientReferences?.[at]?.companyName?.message ?? (at === 0 ? errors.clientReferences?.root?.message : undefined)}
            {...form.register(`clientReferences.${at}.companyName`)}
          />
          <TextField label="Contact person" optional {...form.register(`clientReferences.${at}.contactPerson`)} />
          <TextField
            label="Contact email"
            type="email"
            optional
            error={errors.clientReferences?.[at]?.contactEmail?.message}
            {...form.register(`clientReferences.${at}.contactEmail`)}
          />
          <TextField label="Project type" optional {...form.register(`clientReferences.${at}.projectType`)} />
          {references.fields.length > 1 ? (
            <Button type="button" variant="plain" size="small" onClick={() => references.remove(at)}>
              Remove reference {at + 1}
            </Button>
          ) : null}
        </FieldGroup>
      ))}
      <Button type="button" size="small" onClick={() => references.append({ ...EMPTY_CLIENT_REFERENCE })}>
        Add another reference
      </Button>
      <Disclosure summary="Check your answers">
        <DescriptionList
          items={FIELDS.filter((name) => name !== 'clientReferences').map((name) => ({
            key: name,
            term: labelOf(SIMPLE_LABELS, name),
            detail: [values[name]].flat().join(', ') || 'Not answered',
          }))}
        />
      </Disclosure>
    </>
  )
}
