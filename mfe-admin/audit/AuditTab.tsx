import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { auditActionWords, auditSubjectWords } from '@framewell/domain/audit/auditWords'
import { AUDIT_SPANS, type AuditRecord, listAuditRecords } from '@framewell/domain/audit/calls'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

const SPANS: Readonly<Record<(typeof AUDIT_SPANS)[number], string>> = { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 31 days' }

const columns: readonly ListColumn<AuditRecord>[] = [
  { id: 'at', header: 'Time', sortable: true, cell: ({ at }) => <ShortTime iso={at} />, csv: ({ at }) => at },
  {
    id: 'action',
    header: 'Action',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ action }) => auditActionWords(action),
    csv: ({ action }) => auditActionWords(action),
  },
  { id: 'actor', header: 'Person', sortable: true, cell: ({ actor }) => actor, csv: ({ actor }) => actor },
  {
    id: 'subject',
    header: 'Subject',
    sortable: true,
    cell: ({ subjectType, subjectId }) => (
      <>
        {auditSubjectWords(subjectType)}
        <small>{subjectId}</small>
      </>
    ),
    csv: ({ subjectType, subjectId }) => `${auditSubjectWords(subjectType)} ${subjectId}`,
  },
  { id: 'reason', header: 'Reason', onPhone: 'hidden', cell: ({ reason }) => reason ?? 'None given', csv: ({ reason }) => reason },
]

/** The audit trail, searchable by operators. */
export const AuditTab = () => (
  <ListScreen
    noun="record"
    caption="Audit trail, newest first"
    call={listAuditRecords}
    columns={columns}
    filters={[{ name: 'within', label: 'Time', all: 'Any time', options: optionsOf(AUDIT_SPANS, SPANS) }]}
    searchLabel="Search action, person, subject or reason"
    queries={DASHBOARD_QUERIES}
    empty={{ title: 'Nothing recorded yet', text: 'Decisions and changes appear here as they are made.' }}
    nameOf={({ action, subjectId }) => `${auditActionWords(action)}, ${subjectId}`}
    opened={{ title: 'Audit record', show: (record) => <Record record={record} /> }}
  />
)

const Record = ({ record }: { record: AuditRecord }) => (
  <DescriptionList
    items={[
      { term: 'Action', detail: auditActionWords(record.action) },
      { term: 'Time', detail: <ShortTime iso={record.at} /> },
      { term: 'Person', detail: record.role ? `${record.actor} (${record.role})` : record.actor },
      { term: 'Address', detail: record.address ?? 'Unknown' },
      { term: 'Subject', detail: `${auditSubjectWords(record.subjectType)} ${record.subjectId}` },
      { term: 'Reason', detail: record.reason ?? 'None given' },
      { term: 'Before', detail: <pre>{JSON.stringify(record.before, null, 2) ?? 'Nothing'}</pre> },
      { term: 'After', detail: <pre>{JSON.stringify(record.after, null, 2) ?? 'Nothing'}</pre> },
    ]}
  />
)
