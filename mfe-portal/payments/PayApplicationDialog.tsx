import { Button } from '@framewell/design-system/elements/button/Button'
import { downloadPayApplication } from '@framewell/domain/payments/projectCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { PeriodDialog } from '@framewell/remote-kit/payments/PeriodDialog'

/** Downloads an order's application for payment over a period. */
export const PayApplicationDialog = ({ projectId }: { projectId: string }) => {
  const download = useDownload()
  return (
    <PeriodDialog
      trigger={<Button size="small">Application for payment</Button>}
      title="Application for payment"
      description="For a lender, with the content of G702 and G703: the phases as schedule of values, what was completed before and in the period, retainage, and what is due."
      onSave={(asked) =>
        void download(downloadPayApplication, { projectId, ...asked }, `pay-application-${projectId}-${asked.until}.${asked.format}`)
      }
    />
  )
}
