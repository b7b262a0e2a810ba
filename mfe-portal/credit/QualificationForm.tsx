import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { APPLY_FAILED, applyForCredit } from '@framewell/domain/credit/applicantCalls'
import {
  ANSWER_NAMES,
  applicationProgress,
  BUDGET_SCALES,
  CREDIT_APPLICATION_DEFAULTS,
  CREDIT_STORAGE_KEYS,
  type CreditDraft,
  creditApplicationSchema,
  creditDraftSchema,
  PROJECT_TYPES,
  START_TIMELINES,
  STEEL_FAMILIARITIES,
} from '@framewell/domain/credit/application'
import { PLAIN_APPLICATION_PATH } from '@framewell/domain/credit/plainApplication'
import { SavedNote } from '@framewell/remote-kit/drafts/SavedNote'
import { formDraft, useDraftForm } from '@framewell/remote-kit/drafts/useDraftForm'
import { formErrors } from '@framewell/remote-kit/forms/formErrors'
import { EmailField, NameField } from '@framewell/remote-kit/forms/PersonFields'
import { useOwnCompany } from '@framewell/remote-kit/forms/useOwnCompany'
import { useOwnContact } from '@framewell/remote-kit/forms/useOwnContact'
import { useSlow } from '@framewell/remote-kit/reading/useSlow'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { DeliveryNote } from '@framewell/remote-kit/site/DeliveryNote'
import { NeededByField, ZipField } from '@framewell/remote-kit/site/SiteFields'
import { useSiteForm } from '@framewell/remote-kit/site/useSiteForm'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Fragment, type ReactNode } from 'react'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { decisionQuery, tiersQuery } from './creditQueries'
import { FoldedForm } from './FoldedForm'
import { lastDecisionAtom, lastDecisionOf } from './lastDecision'

const draft = formDraft(CREDIT_STORAGE_KEYS.draft, creditDraftSchema)
/** What the form shows, in its rows. A question that is missing here does not compile. */
const ROWS = [
  ['projectLocation'],
  ['siteZip', 'deliverBy'],
  ['projectType', 'startTimeline'],
  ['budgetScale', 'familiarityWithSteel'],
  ['contactName', 'email'],
  ['companyName'],
] as const
const FIELDS: readonly (typeof ROWS)[number][number][] = ANSWER_NAMES

/** Side by side where the longest option of each fits, otherwise stacked. */
const isShort = (first: string) => first === 'siteZip' || first === 'projectType'
const WIDER = { flex: '1 1 9.75rem' }
const NARROWER = { flex: '1 1 8.5rem' }
const NARROWEST = { flex: '1 1 7.5rem' }
const LONG_PAIR = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' }

interface QualificationFormProps {
  /** Narrow, beside a hero: short fields in pairs and no hints. */
  compact: boolean
  /** Id of the heading that names the form. */
  labelledBy: string
  onDecided: () => Promise<void>
}

/**
 * The application form: progress, ten questions, and the result of a failed attempt. Input survives errors, reloads and lost connections.
 * The decision is stored on this device and in the query cache for the result card and the terms.
 */
export const QualificationForm = ({ compact, labelledBy, onDecided }: QualificationFormProps) => {
  const { call, track } = useShell()
  const queries = useQueryClient()
  const remember = useSetAtom(lastDecisionAtom)
  const { form, savedAt, keepsDrafts } = useDraftForm({ draft, defaults: CREDIT_APPLICATION_DEFAULTS, schema: creditApplicationSchema })
  const apply = useSend(applyForCredit, {
    words: { makes: 'application', keptOnDevice: true },
    keep: 'credit',
    form: onForm(form, FIELDS),
    onSent: (result, application) => {
      const { token, ...decision } = result
      queries.setQueryData(decisionQuery(call, { id: result.id, token }).queryKey, decision)
      remember(lastDecisionOf(result))
      void onDecided()
      track('credit_application_submitted', { ...application })
    },
  })
  const slow = useSlow(apply.busy)
  const answers = useWatch({ control: form.control })
  const { errors, submitCount } = form.formState
  const progress = applicationProgress(answers)
  useSiteForm(form)
  useOwnContact(({ name, email }) => {
    if (!form.getValues('contactName')) form.setValue('contactName', name)
    if (!form.getValues('email')) form.setValue('email', email)
  })
  useOwnCompany((companyName) => {
    if (!form.getValues('companyName')) form.setValue('companyName', companyName)
  })
  // The initial values are in the server's HTML too, so that a plain form sends them.
  const field = (name: keyof CreditDraft) => ({
    error: errors[name]?.message,
    defaultValue: CREDIT_APPLICATION_DEFAULTS[name],
    ...form.register(name),
  })

  return (
    <FoldedForm
      folds={compact && savedAt === null}
      onContinue={() => form.setFocus('deliverBy')}
      // For browsers without our code; our code handles the event itself.
      method="post"
      action={PLAIN_APPLICATION_PATH}
      noValidate
      onSubmit={form.handleSubmit((application) => void apply.send(application), apply.reset)}
      aria-labelledby={labelledBy}
    >
      <Stack gap={5}>
        <ProgressBar label={progress.label} value={progress.percent} />
        <ErrorSummary errors={formErrors(errors, FIELDS)} attempt={submitCount} />
        <Questions
          compact={compact}
          field={field}
          delivery={
            <DeliveryNote
              zip={answers.siteZip ?? ''}
              deliverBy={answers.deliverBy ?? ''}
              email={answers.email}
              onPlace={({ city, state }) => {
                if (!form.getValues('projectLocation'))
                  form.setValue('projectLocation', `${city}, ${state}`, { shouldValidate: submitCount > 0 })
              }}
            />
          }
        />
        {apply.failure && apply.failure.kind !== 'totalChanged' ? (
          <Alert tone="bad" title={APPLY_FAILED} live="assertive">
            {apply.failure.sentence}
          </Alert>
        ) : null}
        <Stack gap={3} data-submit>
          <Button type="submit" variant="primary" block pending={apply.busy} pendingText="Analyzing...">
            See my tier
          </Button>
          <Text role="status" size="small" tone="subtle" style={{ textAlign: 'center' }} hidden={!slow}>
            {slow ? 'Still working: the connection is slow. Your answers are safe.' : ''}
          </Text>
          {slow ? null : <SavedNote savedAt={savedAt} keepsDrafts={keepsDrafts} />}
        </Stack>
      </Stack>
    </FoldedForm>
  )
}

const ShortPair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5) var(--space-2);
`

interface QuestionsProps {
  compact: boolean
  /** What connects a control to the form. */
  field: (name: keyof CreditDraft) => { error: string | undefined; defaultValue: string } & UseFormRegisterReturn
  /** Whether we deliver to the ZIP code, below it. */
  delivery: ReactNode
}

const Questions = ({ compact, field, delivery }: QuestionsProps) => {
  const { data: tiers } = useQuery(tiersQuery(useShell().call))
  const worth = tiers && tiers.companyPoints > 0 ? `Leaving it blank costs ${tiers.companyPoints} of 100 points.` : undefined
  const controls: Readonly<Record<keyof CreditDraft, ReactNode>> = {
    projectLocation: (
      <TextField
        label="Project location"
        hint={compact ? undefined : 'City and state. It never changes your score.'}
        placeholder={compact ? 'City and state' : undefined}
        autoComplete="off"
        required
        {...field('projectLocation')}
      />
    ),
    siteZip: (
      <div style={NARROWEST}>
        <ZipField optional {...field('siteZip')} />
      </div>
    ),
    deliverBy: (
      <div style={WIDER}>
        <NeededByField optional {...field('deliverBy')} />
      </div>
    ),
    projectType: (
      <div style={WIDER}>
        <SelectField label="Project type" options={optionsOf(PROJECT_TYPES)} {...field('projectType')} />
      </div>
    ),
    startTimeline: (
      <div style={NARROWER}>
        <SelectField label="Start" options={optionsOf(START_TIMELINES)} {...field('startTimeline')} />
      </div>
    ),
    budgetScale: <SelectField label="Budget" options={optionsOf(BUDGET_SCALES)} {...field('budgetScale')} />,
    familiarityWithSteel: (
      <SelectField label="Experience with steel" options={optionsOf(STEEL_FAMILIARITIES)} {...field('familiarityWithSteel')} />
    ),
    contactName: <NameField {...field('contactName')} />,
    email: <EmailField {...field('email')} />,
    companyName: (
      <TextField
        label="Company"
        optional
        hint={compact ? worth : ['The registered company that would order.', worth].filter(Boolean).join(' ')}
        autoComplete="organization"
        {...field('companyName')}
      />
    ),
  }
  return (
    <FieldGroup data-questions>
      {ROWS.map(([first, second]) =>
        second === undefined ? (
          <Fragment key={first}>{controls[first]}</Fragment>
        ) : (
          <Fragment key={first}>
            {compact && isShort(first) ? (
              <ShortPair>
                {controls[first]}
                {controls[second]}
              </ShortPair>
            ) : (
              <FieldGroup columns={compact ? 1 : 2} style={isShort(first) ? undefined : LONG_PAIR}>
                {controls[first]}
                {controls[second]}
              </FieldGroup>
            )}
            {first === 'siteZip' ? delivery : null}
          </Fragment>
        ),
      )}
    </FieldGroup>
  )
}
