import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { APPLICATION_KINDS, type ApplicationKind } from '@framewell/domain/network/applicationOptions'
import { APPLICATION_STATUS_WORDS, APPLICATION_STATUSES, type ApplicationStatus } from '@framewell/domain/network/applicationStates'
import { getNetworkApplication, listNetworkApplications, type NetworkApplicationRow } from '@framewell/domain/network/reviewingCalls'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { useMinutes } from '@framewell/remote-kit/reading/useMinutes'
import { ageWords, dueWords } from './dueWords'
import { NetworkApplication } from './NetworkApplication'
import { NETWORK_QUERIES } from './networkQueries'
import { ReadPart } from './ReadPart'
import { reviewApplicants } from './reviewApplicants'

const KIND_WORDS: Readonly<Record<ApplicationKind, string>> = {
  simple: 'Fabricator',
  enhanced: 'Partner with agreement',
  directory: 'Directory',
}
const TONES: Readonly<Record<ApplicationStatus, BadgeTone>> = { submitted: 'info', 'in-review': 'warn', approved: 'ok', rejected: 'bad' }

const Due = ({ row }: { row: NetworkApplicationRow }) => {
  const now = useMinutes()
  const { words, late } = dueWords(row, now)
  return (
    <>
      {late ? <Badge tone="bad">{words}</Badge> : words}
      <small>{ageWords(row.submittedAt, now)}</small>
    </>
  )
}

const columns: readonly ListColumn<NetworkApplicationRow>[] = [
  {
    id: 'company',
    header: 'Company',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ companyName, applicationId }) => (
      <>
        {companyName}
        <small>{applicationId}</small>
      </>
    ),
    csv: ({ companyName }) => companyName,
  },
  { id: 'place', header: 'Place', onPhone: 'hidden', cell: ({ place }) => place, csv: ({ place }) => place },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => labelOf(KIND_WORDS, kind), csv: ({ kind }) => labelOf(KIND_WORDS, kind) },
  {
    id: 'contact',
    header: 'Contact',
    onPhone: 'hidden',
    cell: ({ contactName, email }) => (
      <>
        {contactName}
        <small>{email}</small>
      </>
    ),
    csv: ({ contactName, email }) => `${contactName} <${email}>`,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={TONES[status]}>{labelOf(APPLICATION_STATUS_WORDS, status)}</Badge>,
    csv: ({ status }) => labelOf(APPLICATION_STATUS_WORDS, status),
  },
  { id: 'due', header: 'Answer', sortable: true, cell: (row) => <Due row={row} />, csv: ({ promisedBy }) => promisedBy },
  {
    id: 'questions',
    header: 'Open questions',
    align: 'end',
    cell: ({ openQuestions }) => openQuestions,
    csv: ({ openQuestions }) => openQuestions,
  },
]

/** Applications to the network, earliest due date first, with everything needed to decide. */
export const NetworkApplicationsTab = () => (
  <ListScreen
    topic="network"
    noun="applicant"
    caption="Applications to the network"
    call={listNetworkApplications}
    columns={columns}
    filters={[
      {
        name: 'status',
        label: 'Status',
        all: 'Any status',
        standard: 'open',
        options: [{ value: 'open', label: 'Open, due first' }, ...optionsOf(APPLICATION_STATUSES, APPLICATION_STATUS_WORDS)],
      },
      { name: 'kind', label: 'Kind', all: 'Any kind', options: optionsOf(APPLICATION_KINDS, KIND_WORDS) },
    ]}
    searchLabel="Search number, company, contact or place"
    queries={NETWORK_QUERIES}
    bulk={reviewApplicants}
    empty={{
      title: 'No open applications',
      text: 'New applications of fabricators and partners appear here. Choose Any status to see decided ones.',
    }}
    nameOf={({ companyName }) => companyName}
    opened={{
      title: 'Application to the network',
      wide: true,
      read: (id) => (
        <ReadPart noun="application" id={id} read={(api, asked, signal) => api(getNetworkApplication, { id: asked }, { signal })}>
          {({ application }) => <NetworkApplication application={application} />}
        </ReadPart>
      ),
    }}
  />
)
