import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Column, Grid } from '@framewell/design-system/elements/layout/Grid'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { usd } from '@framewell/domain/money/usd'
import { placeOrderPath } from '@framewell/domain/orders/placeOrderPath'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import type { Production } from '@framewell/domain/production/productionCalls'
import { FREIGHT_LINE } from '@framewell/domain/quotes/quoteLine'
import { validUntil } from '@framewell/domain/quotes/quoteStatus'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'
import type { DesignLoads } from '@framewell/domain/structure/site'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { ClaimIntoAccount } from '@framewell/remote-kit/session/ClaimIntoAccount'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { CheckDelivery } from '@framewell/remote-kit/site/CheckDelivery'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Link2, Mail, PackageCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { usePlans } from '../catalog/usePlans'
import { KitNote } from '../quotes/KitNote'
import { estimateAmount } from './estimateAmount'
import { lastProductionAtom } from './lastProduction'
import { Milestones } from './Milestones'
import { productionPath } from './pickerAddress'

interface ProductionViewProps {
  production: Production
  /** The loads that its frame passes, if it was checked. */
  designSite: DesignLoads | null
  link: PrivateLink
}

/** A production: whether it is confirmed, its progress and milestones, what was ordered, and its private link. */
export const ProductionView = ({ production, designSite, link }: ProductionViewProps) => {
  const { toast } = useShell()
  const last = useAtomValue(lastProductionAtom)
  const plan = usePlans().data?.find(({ plan: { id } }) => id === production.planId)?.plan
  const sentTo = last?.id === production.id ? last.email : null
  const url = new URL(productionPath(link), location.origin).href
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(url),
    networkMode: 'always',
    onSuccess: () => toast({ title: 'Private link copied', description: 'Anyone with it can see this production.' }),
  })
  const { number, planName, milestones, progress, lines, totalCents, choices, startedAt, orderNumber, status, declineReason } = production
  const pricesEnd = validUntil(new Date(startedAt))
  const expired = Date.now() >= pricesEnd.getTime()
  const runs = status === 'confirmed' || orderNumber !== undefined
  const made = milestones.some(({ id, status }) => id === 'panels-production' && status !== 'pending')
  const mail = `mailto:?${mailQuery(`Production ${number} of ${planName}`, `Follow production ${number} of ${planName}: ${url}`)}`
  return (
    <Page>
      <Head>
        <Eyebrow>Production tracker</Eyebrow>
        <Heading level={1} size={2}>
          Production {number}
        </Heading>
        <Text tone="muted">
          {planName}, requested on {longDate(startedAt)}.{orderNumber || made ? '' : ' Nothing is made until you sign an order.'}
        </Text>
      </Head>
      {runs ? (
        <ProgressBar label={`${progress}% complete`} value={progress} />
      ) : status === 'declined' ? (
        <Alert tone="warn" title="We declined this request">
          {declineReason}
        </Alert>
      ) : (
        <Alert tone="info" title="This is a request">
          We confirm or decline it, and this page shows our answer. Its milestones start and get their dates on the day we confirm it.
        </Alert>
      )}
      <Grid align="start">
        <Column span={7}>
          <Heading level={2} size={3}>
            Milestones
          </Heading>
          <Milestones milestones={milestones} undated={runs ? 'Not recorded' : 'No date yet'} />
        </Column>
        <Column span={5}>
          <Side>
            <section aria-label="Estimate">
              <Heading level={2} size={4}>
                Estimate
              </Heading>
              <DescriptionList
                variant="figures"
                items={[
                  ...lines.map((line) => ({ key: line.id, term: line.label, detail: estimateAmount(line) })),
                  { key: 'total', term: 'Total', detail: usd(totalCents), total: true },
                ]}
              />
            </section>
            {orderNumber || plan === undefined ? null : (
              <CheckDelivery squareFeet={plan.squareFeet} pricedFreightCents={lines.find(({ id }) => id === FREIGHT_LINE)?.amountCents} />
            )}
            {orderNumber || status === 'declined' ? null : (
              <Text size="small" tone="muted">
                {expired
                  ? `These prices expired on ${longDate(pricesEnd.toISOString())}`
                  : `Prices are valid until ${deadlineDate(pricesEnd.toISOString())}`}
                .
              </Text>
            )}
            {orderNumber ? null : <KitNote inputs={{ kind: 'picker', answers: choices }} price={{ lines, totalCents }} />}
            <NotChecked designSite={designSite ?? undefined} />
            <Text size="small" tone="muted">
              {sentTo
                ? `The private link of this page is on its way to ${sentTo}.`
                : 'This page is private: anyone with its link can see it.'}
            </Text>
            <Buttons>
              {orderNumber ? (
                <Button variant="primary" href={trackingPath(orderNumber)}>
                  Order {orderNumber}
                </Button>
              ) : status === 'declined' ? null : expired ? (
                <Button variant="primary" href={`/configurator?plan=${encodeURIComponent(production.planId)}`}>
                  Pick the plan again
                </Button>
              ) : (
                <Button variant="primary" href={placeOrderPath({ kind: 'production', ...link })} icon={<PackageCheck />}>
                  Place Order
                </Button>
              )}
              <Button icon={<Link2 />} onClick={() => copy.mutate()}>
                Copy private link
              </Button>
              <Button variant="plain" href={mail} icon={<Mail />}>
                Email the link
              </Button>
            </Buttons>
            {copy.isError ? (
              <TextField
                label="Private link"
                hint="Your browser does not let us copy it. Copy it from here."
                readOnly
                value={url}
                onFocus={(event) => event.currentTarget.select()}
              />
            ) : null}
            <ClaimIntoAccount claim={{ kind: 'production', ...link }} />
          </Side>
        </Column>
      </Grid>
    </Page>
  )
}

/** Encodes spaces as %20: mail programs show a plus sign literally. */
function mailQuery(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

const Page = styled.div`
  display: grid;
  gap: var(--space-8);
`

const Head = styled.div`
  display: grid;
  gap: var(--space-2);
`

const Side = styled.div`
  display: grid;
  gap: var(--space-5);

  & h2 {
    margin-bottom: var(--space-3);
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
