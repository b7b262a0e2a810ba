import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { enhancedAnswers, ENHANCED_LABELS as LABELS } from '@framewell/domain/network/enhancedAnswers'
import { ENHANCED_STEPS } from '@framewell/domain/network/enhancedApplication'
import { PARTNER_AGREEMENT } from '@framewell/domain/network/partnerAgreement'
import { styled } from 'styled-components'
import { type EnhancedForm, type EnhancedStepProps, enhancedFields } from './enhancedForm'

interface AgreementStepProps extends EnhancedStepProps {
  readonly hrefOf: (step: number) => string
}

/** Step 4: a review of all answers, then the agreement to sign. */
export const EnhancedAgreementStep = ({ form, hrefOf }: AgreementStepProps) => {
  const { field } = enhancedFields(form)
  return (
    <>
      <CheckAnswers form={form} hrefOf={hrefOf} />
      <Agreement tabIndex={0} role="region" aria-label={PARTNER_AGREEMENT.title}>
        <Heading level={3} size={5}>
          {PARTNER_AGREEMENT.title}, version {PARTNER_AGREEMENT.version}
        </Heading>
        {PARTNER_AGREEMENT.paragraphs.map((text) => (
          <Text key={text} size="compact">
            {text}
          </Text>
        ))}
      </Agreement>
      <FieldGroup columns={2}>
        <TextField autoComplete="name" required {...field('agreement.authorizedRepName', LABELS['agreement.authorizedRepName'])} />
        <TextField autoComplete="organization-title" required {...field('agreement.title', LABELS['agreement.title'])} />
        <TextField hint="Type your name" required {...field('agreement.signature', LABELS['agreement.signature'])} />
        <TextField type="date" required {...field('agreement.date', LABELS['agreement.date'])} />
      </FieldGroup>
    </>
  )
}

const CheckAnswers = ({ form, hrefOf }: { form: EnhancedForm; hrefOf: (step: number) => string }) => (
  <Stack as="section" gap={5} aria-labelledby="check-your-answers">
    <Heading level={3} size={5} id="check-your-answers">
      Check your answers
    </Heading>
    {enhancedAnswers(form.getValues()).map((answers, step) => (
      <Stack key={ENHANCED_STEPS[step]?.id} gap={3}>
        <Stack direction="row" justify="between" gap={3}>
          <Heading level={4} size={5}>
            {ENHANCED_STEPS[step]?.title}
          </Heading>
          <Link href={hrefOf(step)} aria-label={`Change ${ENHANCED_STEPS[step]?.title}`}>
            Change
          </Link>
        </Stack>
        <DescriptionList items={answers.map(({ label, answer }) => ({ key: label, term: label, detail: answer || 'Not answered' }))} />
      </Stack>
    ))}
  </Stack>
)

const Agreement = styled.div`
  display: grid;
  gap: var(--space-3);
  max-height: 20rem;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  overflow-y: auto;
`
