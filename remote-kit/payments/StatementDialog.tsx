import type { CallInput } from '@framewell/domain/http/defineCall'
import { downloadAccountStatement } from '@framewell/domain/payments/statementCalls'
import type { ReactElement, ReactNode } from 'react'
import { useDownload } from '../files/useDownload'
import { PeriodDialog } from './PeriodDialog'

interface StatementDialogProps {
  trigger: ReactElement
  /** Whose statement: a company or an order. Undefined while an operator has not chosen. */
  of: Pick<CallInput<typeof downloadAccountStatement>, 'companyId' | 'projectId'> | undefined
  /** A choice above the period. */
  children?: ReactNode
}

/** Downloads the statement of account of a period as PDF or CSV. */
export const StatementDialog = ({ trigger, of, children }: StatementDialogProps) => {
  const download = useDownload()
  return (
    <PeriodDialog
      trigger={trigger}
      title="Statement of account"
      description="Opening balance, everything that was billed and paid in the period, and the closing balance."
      missing={of === undefined ? 'Choose a company.' : null}
      onSave={(asked) =>
        void download(downloadAccountStatement, { ...of, ...asked }, `statement-${asked.from}-to-${asked.until}.${asked.format}`)
      }
    >
      {children}
    </PeriodDialog>
  )
}
