import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGuardedCall } from '../session/useGuardedCall'
import { BulkDialog } from './BulkDialog'
import { type BulkAction, type BulkOutcome, runInBulk } from './bulkAction'

interface SelectedRowsProps<Row> {
  selected: readonly Row[]
  /** Rows on the page. */
  onPage: number
  onSelectPage: () => void
  nameOf: (row: Row) => string
  actions: readonly BulkAction<Row>[]
  queries: readonly string[]
  onExport: () => void
  onClear: () => void
}

interface Past<Row> extends BulkOutcome<Row> {
  readonly action: BulkAction<Row>
  readonly reason: string
  readonly undone: boolean
}

/** Actions for the selected rows, and the last one done, which can be undone until the next. */
export const SelectedRows = <Row,>({
  selected,
  onPage,
  onSelectPage,
  nameOf,
  actions,
  queries,
  onExport,
  onClear,
}: SelectedRowsProps<Row>) => {
  const api = useGuardedCall()
  const queryClient = useQueryClient()
  const [past, setPast] = useState<Past<Row>>()
  const settle = () => void queryClient.invalidateQueries({ queryKey: queries })
  const run = useMutation({
    mutationFn: async ({ action, reason }: { action: BulkAction<Row>; reason: string }) => {
      const fitting = selected.filter(action.fits)
      return { ...(await runInBulk(fitting, (row, how) => action.run(api, row, reason, how))), action, reason, undone: false }
    },
    networkMode: 'always',
    onSuccess: (outcome) => {
      setPast(outcome)
      onClear()
    },
    onSettled: settle,
  })
  const undo = useMutation({
    mutationFn: async ({ action, done, reason }: Past<Row>) => {
      const back = action.undo
      if (!back) return undefined
      return { ...(await runInBulk(done, (row, how) => back(api, row, `Undone: ${reason}`, how))), action, reason, undone: true }
    },
    networkMode: 'always',
    onSuccess: (outcome) => setPast(outcome),
    onSettled: settle,
  })
  return (
    <Stack gap={3}>
      {selected.length > 0 ? (
        <Stack direction="row" gap={2}>
          <Button size="small" onClick={onExport}>
            Export {selected.length} selected
          </Button>
          {actions.map((action) => (
            <BulkDialog
              key={action.label}
              action={action}
              count={selected.filter(action.fits).length}
              busy={run.isPending}
              onRun={async (reason) => {
                await run.mutateAsync({ action, reason })
              }}
            />
          ))}
          {selected.length < onPage ? (
            <Button size="small" variant="plain" onClick={onSelectPage}>
              Select all {onPage} of this page
            </Button>
          ) : null}
          <Button size="small" variant="plain" onClick={onClear}>
            Select none
          </Button>
        </Stack>
      ) : null}
      {past ? (
        <Alert
          tone={past.refused.length > 0 ? 'warn' : 'ok'}
          live="polite"
          title={`${past.done.length} ${past.undone ? 'put back as they were' : past.action.done}`}
          actions={
            <>
              {past.action.undo && !past.undone && past.done.length > 0 ? (
                <Button size="small" pending={undo.isPending} pendingText="Putting back..." onClick={() => undo.mutate(past)}>
                  Undo
                </Button>
              ) : null}
              <Button size="small" variant="plain" onClick={() => setPast(undefined)}>
                Dismiss
              </Button>
            </>
          }
        >
          {past.refused.length > 0 ? past.refused.map(({ row, why }) => <p key={nameOf(row)}>{`${nameOf(row)}: ${why}`}</p>) : null}
        </Alert>
      ) : null}
    </Stack>
  )
}
