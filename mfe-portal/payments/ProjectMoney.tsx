import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { deliveryWords } from '@framewell/domain/orders/deliveryDay'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import { downloadCreditNotes } from '@framewell/domain/payments/billingCalls'
import { CREDIT_EXTENDED, creditLineWords } from '@framewell/domain/payments/creditLine'
import { disputeStops } from '@framewell/domain/payments/disputes'
import { fundingWords } from '@framewell/domain/payments/funding'
import { type LedgerAccountKind, ledgerAccount } from '@framewell/domain/payments/ledgerAccount'
import { isShopView, seesAccount } from '@framewell/domain/payments/partyView'
import type { PaymentProject } from '@framewell/domain/payments/projectCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { PriceButton } from '@framewell/remote-kit/payments/PriceButton'
import { StatementDialog } from '@framewell/remote-kit/payments/StatementDialog'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { orderQuery } from '../orders/orderQueries'
import { DecidedDisputes } from './DecidedDisputes'
import { DisputePart } from './DisputePart'
import { LienRecordPart } from './LienRecordPart'
import { PayApplicationDialog } from './PayApplicationDialog'
import { PhaseSteps } from './PhaseSteps'
import { ProjectInvoices } from './ProjectInvoices'
import { PAYMENT_QUERIES } from './paymentQueries'
import { RefundNotice } from './RefundNotice'
import { RetainagePart } from './RetainagePart'
import { SignedWaivers } from './SignedWaivers'
import { usePartyView } from './usePartyView'

/** One project's money: phases and their releases, invoices, and where every dollar is. */
export const ProjectMoney = ({ project }: { project: PaymentProject }) => {
  const session = useQuery(sessionQuery(useShell()))
  const view = usePartyView()
  const role = session.data?.role
  const { projectId, title, builder, fabricator, priceCents, balances, funding, creditLine, openDispute } = project
  const order = useQuery(orderQuery(useGuardedCall(), projectId)).data?.order
  const download = useDownload()
  const isShop = isShopView(view)
  const isCredited =
    seesAccount(view, 'receivable') && (project.status !== 'active' || project.invoices.some(({ creditedCents }) => creditedCents > 0))
  const balanceOf = (kind: LedgerAccountKind) => balances.find(({ account }) => account === kind)?.balanceCents ?? cents(0)
  const payable = balanceOf('fabricator_payable')
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        <Text tone="muted">
          {builder} to {fabricator ?? 'a shop that is not assigned yet'},{' '}
          {isShop ? (
            `your price ${usdWithCents(priceCents)}`
          ) : (
            <PriceButton projectId={projectId} priceCents={priceCents} queries={PAYMENT_QUERIES} />
          )}
        </Text>
        {order ? (
          <Text>
            {deliveryWords(order)}. <Link href={trackingPath(projectId)}>Order {projectId}</Link>
          </Text>
        ) : null}
      </Stack>
      <RefundNotice refund={project.refund} />
      {openDispute ? (
        <Alert tone="warn" title="A dispute is open">
          {disputeStops(payable)}
        </Alert>
      ) : null}
      <Columns>
        <Stack gap={10}>
          <PhaseSteps project={project} mayComplete={role !== 'partner'} maySign={role === 'partner'} />
          <RetainagePart project={project} mayRelease={role !== 'partner'} maySign={role === 'partner'} />
          {seesAccount(view, 'receivable') ? <ProjectInvoices invoices={project.invoices} /> : null}
        </Stack>
        <Stack gap={8}>
          <Stack gap={3}>
            <Heading level={3} size={5}>
              Where the money is
            </Heading>
            <Text>
              {isShop ? 'Your price: ' : ''}
              {fundingWords(funding, balanceOf('advance'))}.
            </Text>
            {creditLine ? (
              <Text>
                {CREDIT_EXTENDED}: {creditLineWords(creditLine)}, over all orders of {builder}.
              </Text>
            ) : null}
            <DescriptionList
              variant="figures"
              items={balances.map(({ account, balanceCents }) => ({
                term: ledgerAccount(account).title,
                detail: (
                  <EntriesButton projectId={projectId} account={account} queries={PAYMENT_QUERIES}>
                    {usdWithCents(balanceCents)}
                  </EntriesButton>
                ),
              }))}
            />
            <Stack direction="row" gap={3}>
              <StatementDialog of={{ projectId }} trigger={<Button size="small">Statement of this order</Button>} />
              {seesAccount(view, 'receivable') ? <PayApplicationDialog projectId={projectId} /> : null}
              {isCredited ? (
                <Button size="small" onClick={() => void download(downloadCreditNotes, { projectId }, `credit-notes-${projectId}.pdf`)}>
                  Credit notes
                </Button>
              ) : null}
            </Stack>
          </Stack>
          <SignedWaivers waivers={project.waivers} />
          <LienRecordPart project={project} mayRecord={role !== 'partner'} />
          <DecidedDisputes projectId={projectId} />
          <DisputePart project={project} mayOpen={role === 'builder' || role === 'partner'} />
        </Stack>
      </Columns>
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-10);
  align-items: start;

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`
