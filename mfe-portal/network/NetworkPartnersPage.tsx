import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { DIRECTORY_PARTNER_KIND_WORDS, DIRECTORY_PARTNER_KINDS, REVIEW_PROMISES } from '@framewell/domain/network/applicationOptions'
import { APPLICATION_WORDS } from '@framewell/domain/network/applicationWords'
import { type DirectoryPartner, PARTNER_MARGINS, SKELETON_CARDS } from '@framewell/domain/network/directoryApplication'
import { parseLocation } from '@framewell/domain/network/parseLocation'
import { US_STATES } from '@framewell/domain/network/usStates'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ScreenPicture } from '../pictures/ScreenPicture'
import { DirectoryApplicationDialog } from './DirectoryApplicationDialog'
import { partnersQuery } from './directoryQueries'
import { IllustratedOpening } from './IllustratedOpening'
import { PartnersDrawing } from './networkDrawings'
import { PartnerCard } from './PartnerCard'
import { PartnerMap } from './PartnerMap'

export const drawingReady = PartnersDrawing.ready

const ALL = [{ value: '', label: 'All' }]

/** The full name of the state in a location, if it names one. */
const stateOf = ({ location }: DirectoryPartner) => US_STATES[parseLocation(location).state ?? ''] ?? 'Elsewhere'

/** /network-partners: verified partners with filters, and how to become one. */
export const NetworkPartnersPage = () => {
  const [applied, setApplied] = useState<string | null>(null)
  return (
    <Section space="tight">
      <Stack gap={8}>
        <IllustratedOpening
          picture={<PartnersDrawing />}
          caption="The front of a plan of the catalog, and which partner each part concerns. Every line is a member of the model."
        >
          <Heading level={1}>Network partners</Heading>
          <Text size="lead" tone="muted" measured>
            Lumber yards, installers, engineers, architects and manufacturers who work with steel frames, each approved by an operator
            before it is listed.
          </Text>
          <Text tone="muted" measured style={{ marginBottom: 'var(--space-3)' }}>
            Partner margins of {PARTNER_MARGINS} are a commitment of the company, not a result. Applications are reviewed within{' '}
            {REVIEW_PROMISES.directory.words}.
          </Text>
          <Stack direction="row" gap={3} style={{ flexWrap: 'wrap' }}>
            <DirectoryApplicationDialog onApplied={setApplied} />
            <Button href="/enhanced-partner-onboarding">Join as a partner</Button>
            <Button href="/partner-onboarding">Join as a fabricator</Button>
            <Button variant="plain" href="#verified-partners">
              See verified partners
            </Button>
          </Stack>
          {applied ? <Alert tone="ok" live="polite" title={APPLICATION_WORDS.directorySubmitted(applied)} /> : null}
        </IllustratedOpening>
        <Partners />
        <ScreenPicture name="panel-lift" sizes="(max-width: 767px) 100vw, 1200px" />
      </Stack>
    </Section>
  )
}

const Partners = () => {
  const { call } = useShell()
  const partners = useQuery(partnersQuery(call))
  return (
    <Stack as="section" gap={5} id="verified-partners" aria-labelledby="verified-partners-heading">
      <Heading level={2} size={3} id="verified-partners-heading">
        Verified partners
      </Heading>
      {partners.error ? (
        <ErrorState title="The partners could not be loaded" onRetry={() => partners.refetch()} retrying={partners.isFetching}>
          The service did not answer. Please try again in a moment.
        </ErrorState>
      ) : partners.data ? (
        <Filtered partners={partners.data} />
      ) : (
        <LoadingArea label="Loading the partners">
          <Cards>
            {Array.from({ length: SKELETON_CARDS }, (_, at) => (
              <Skeleton key={String(at)} shape="block" height="12rem" />
            ))}
          </Cards>
        </LoadingArea>
      )}
    </Stack>
  )
}

const Filtered = ({ partners }: { partners: readonly DirectoryPartner[] }) => {
  const [address, setAddress] = useSearchParams()
  const choice = (name: string) => address.get(name) ?? ''
  const choose = (name: string) => (event: React.ChangeEvent<HTMLSelectElement>) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        if (event.target.value) next.set(name, event.target.value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const choicesOf = (values: readonly string[]) => [...ALL, ...optionsOf([...new Set(values)].sort())]
  const shown = partners.filter(
    (partner) =>
      (choice('kind') === '' || partner.partnerType === choice('kind')) &&
      (choice('state') === '' || stateOf(partner) === choice('state')) &&
      (choice('specialty') === '' || partner.specialties.includes(choice('specialty'))),
  )
  if (partners.length === 0) return <NobodyYet />
  return (
    <>
      <FieldGroup columns={3}>
        <SelectField
          label="Kind"
          options={[...ALL, ...optionsOf(DIRECTORY_PARTNER_KINDS, DIRECTORY_PARTNER_KIND_WORDS)]}
          value={choice('kind')}
          onChange={choose('kind')}
        />
        <SelectField label="State" options={choicesOf(partners.map(stateOf))} value={choice('state')} onChange={choose('state')} />
        <SelectField
          label="Specialty"
          options={choicesOf(partners.flatMap(({ specialties }) => specialties))}
          value={choice('specialty')}
          onChange={choose('specialty')}
        />
      </FieldGroup>
      <Text role="status" size="small" tone="muted">
        {shown.length} of {partners.length} partners
      </Text>
      <PartnerMap partners={shown} />
      <Cards as="ul" role="list">
        {shown.map((partner) => (
          <PartnerCard key={partner.id} partner={partner} />
        ))}
      </Cards>
    </>
  )
}

const NobodyYet = () => (
  <Text measured>
    <strong>No partners are listed yet</strong>. Apply above to be the first.
  </Text>
)

const Cards = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`
