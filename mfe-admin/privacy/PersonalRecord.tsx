import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { ROLE_LABELS } from '@framewell/domain/accounts/roles'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { AREA_END_LABELS, deletePersonalData, exportPersonalData, type HeldData, type PersonalArea } from '@framewell/domain/privacy/calls'
import { saveFile } from '@framewell/remote-kit/files/saveFile'
import { useIsSuperAdmin } from '../accounts/useIsSuperAdmin'
import { ReasonDialog } from '../network/ReasonDialog'

const TONES: Readonly<Record<PersonalArea['end'], BadgeTone>> = { deleted: 'ok', anonymised: 'neutral', kept: 'warn' }

const columns: readonly TableColumn<PersonalArea>[] = [
  { id: 'area', header: 'What', onPhone: 'title', cell: ({ area }) => area },
  { id: 'rows', header: 'Records', align: 'end', cell: ({ rows }) => rows },
  { id: 'files', header: 'Files', align: 'end', cell: ({ files }) => files },
  { id: 'end', header: 'When deleted', cell: ({ end }) => <Badge tone={TONES[end]}>{labelOf(AREA_END_LABELS, end)}</Badge> },
  { id: 'reasons', header: 'Why something stays', cell: ({ reasons }) => reasons.join(' ') },
]

/** One person's records, with export and deletion. */
export const PersonalRecord = ({ held, onDeleted }: { held: HeldData; onDeleted: () => void }) => {
  const { address, name, account, areas, obstacles } = held
  const mayDelete = useIsSuperAdmin()
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={2} size={4}>
          {name ?? address}
        </Heading>
        <Text tone="muted">
          {address}, {account ? `account: ${labelOf(ROLE_LABELS, account.role)}` : 'no account'}
        </Text>
      </Stack>
      <Table caption={`What is stored about ${address}`} columns={columns} rows={areas} rowKey={({ area, end }) => `${area} ${end}`} />
      {obstacles.length > 0 ? (
        <Alert tone="warn" title="Before this person can be deleted">
          {obstacles.join(' ')}
        </Alert>
      ) : null}
      <Stack direction="row" gap={3}>
        <ReasonDialog
          title="Export personal data"
          description="Makes one archive of all records and files of this person. Send it to nobody else."
          trigger={<Button>Export</Button>}
          action="Make the archive"
          done="The archive is in your downloads"
          run={(call, reason) => saveFile(call, exportPersonalData, { address, reason }, 'personal-data.zip')}
        />
        <ReasonDialog
          title="Delete this person"
          description={`Everything about ${address} goes, or is made anonymous where the table says so. They are signed out at once. This cannot be undone.`}
          trigger={
            <Button
              variant="danger"
              disabled={obstacles.length > 0}
              disabledReason={mayDelete ? null : 'Only a super admin deletes people.'}
            >
              Delete
            </Button>
          }
          action="Delete for good"
          done="The person was deleted"
          danger
          run={(call, reason, how) => call(deletePersonalData, { address, reason }, how)}
          onDone={onDeleted}
        />
      </Stack>
    </Stack>
  )
}
