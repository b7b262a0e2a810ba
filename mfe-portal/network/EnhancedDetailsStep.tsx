import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { DIGITAL_INTEGRATIONS, INTEREST_TYPE_WORDS, INTEREST_TYPES, PARTNER_TYPE_WORDS } from '@framewell/domain/network/applicationOptions'
import { ENHANCED_LABELS as LABELS } from '@framewell/domain/network/enhancedAnswers'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { ChoiceList } from './ChoiceList'
import { type EnhancedStepProps, enhancedFields } from './enhancedForm'

/** Step 2: questions for each chosen partner type. */
export const EnhancedDetailsStep = ({ form }: EnhancedStepProps) => {
  const types = useWatch({ control: form.control, name: 'partnerTypes' }) ?? []
  const rollForms = types.includes('RollFormOperator')
  const resells = types.includes('LumberYardReseller')
  return (
    <>
      {rollForms ? <RollForm form={form} /> : null}
      {resells ? <LumberYard form={form} /> : null}
      {rollForms || resells ? null : <Text tone="muted">The partner types you chose need no more details. Continue to the next step.</Text>}
    </>
  )
}

const RollForm = ({ form }: EnhancedStepProps) => {
  const { field } = enhancedFields(form)
  return (
    <Part aria-labelledby="roll-form-details">
      <Heading level={3} size={5} id="roll-form-details">
        {PARTNER_TYPE_WORDS.RollFormOperator}
      </Heading>
      <TextField required {...field('rollFormOperator.machineTypes', LABELS['rollFormOperator.machineTypes'])} />
      <TextField required {...field('rollFormOperator.typicalTolerances', LABELS['rollFormOperator.typicalTolerances'])} />
      <FieldGroup columns={2}>
        <TextField required {...field('rollFormOperator.weeklyCapacity', LABELS['rollFormOperator.weeklyCapacity'])} />
        <TextField
          inputMode="numeric"
          hint="Days"
          required
          {...field('rollFormOperator.leadTimeDays', LABELS['rollFormOperator.leadTimeDays'])}
        />
      </FieldGroup>
      <TextField optional {...field('rollFormOperator.qualityCertifications', LABELS['rollFormOperator.qualityCertifications'])} />
      <SelectField
        placeholder="Choose one"
        optional
        options={optionsOf(DIGITAL_INTEGRATIONS)}
        {...field('rollFormOperator.digitalIntegration', LABELS['rollFormOperator.digitalIntegration'])}
      />
      <TextArea required {...field('rollFormOperator.insuranceDetails', LABELS['rollFormOperator.insuranceDetails'])} />
      <TextField type="url" optional {...field('rollFormOperator.sampleAuditLink', LABELS['rollFormOperator.sampleAuditLink'])} />
    </Part>
  )
}

const LumberYard = ({ form }: EnhancedStepProps) => {
  const { field, messageOf } = enhancedFields(form)
  const interests = useWatch({ control: form.control, name: 'lumberYardReseller.interestTypes' }) ?? []
  return (
    <Part aria-labelledby="lumber-yard-details">
      <Heading level={3} size={5} id="lumber-yard-details">
        {PARTNER_TYPE_WORDS.LumberYardReseller}
      </Heading>
      <TextField
        required
        {...field('lumberYardReseller.existingBuilderNetworkSize', LABELS['lumberYardReseller.existingBuilderNetworkSize'])}
      />
      <TextField required {...field('lumberYardReseller.geographicCoverage', LABELS['lumberYardReseller.geographicCoverage'])} />
      <TextField required {...field('lumberYardReseller.storageCapabilities', LABELS['lumberYardReseller.storageCapabilities'])} />
      <ChoiceList
        legend={LABELS['lumberYardReseller.interestTypes']}
        name="lumberYardReseller.interestTypes"
        options={optionsOf(INTEREST_TYPES, INTEREST_TYPE_WORDS)}
        value={interests}
        onChange={(value) => form.setValue('lumberYardReseller.interestTypes', value, { shouldValidate: form.formState.submitCount > 0 })}
        error={messageOf('lumberYardReseller.interestTypes')}
      />
      <TextField required {...field('lumberYardReseller.creditExperience', LABELS['lumberYardReseller.creditExperience'])} />
      <TextField
        hint="Separate with commas"
        optional
        {...field('lumberYardReseller.preferredBuilderTypes', LABELS['lumberYardReseller.preferredBuilderTypes'])}
      />
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: var(--space-5);
`
