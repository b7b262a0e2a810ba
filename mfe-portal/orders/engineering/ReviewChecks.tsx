import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { figure } from '@framewell/domain/numbers/figure'
import { type Review, setReviewSite } from '@framewell/domain/orders/engineering/reviewCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { overloadedCount } from '@framewell/domain/structure/overloadedCount'
import { siteWords } from '@framewell/domain/structure/site'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { SiteForm } from '@framewell/remote-kit/structure/SiteForm'
import { useQueryClient } from '@tanstack/react-query'
import { ORDER_QUERIES } from '../orderQueries'
import { ReviewMembers } from './ReviewMembers'

/** The calculation of the ordered frame for its design site: first what is not checked, then what fails. */
export const ReviewChecks = ({ review, onAsk }: { review: Review; onAsk: ((member: string) => void) | null }) => {
  const { site, builderSite, check, review: status, seenAs, open, engineer } = review
  return (
    <Stack as="section" gap={4} aria-label="Checks">
      <Heading level={2} size={4}>
        Checks
      </Heading>
      <NotChecked {...(check ? { items: check.notChecked } : {})} review={status.words} />
      {builderSite.length > 0 ? <Text>As ordered: {builderSite.join(' ')}</Text> : null}
      {site ? (
        <Text size="small" tone="muted">
          Design site: {siteWords(site)}, seismic category {site.seismicCategory}, {site.adoptedCode}, from {site.source}. Entered by{' '}
          {site.confirmedBy}, {longDate(site.confirmedAt)}.
        </Text>
      ) : (
        <Text>
          {seenAs === 'engineer'
            ? 'Enter the design site: the frame is checked for it.'
            : 'The engineer has not entered the design site yet, so nothing is checked for it. The order says what was checked for the site it is designed for.'}
        </Text>
      )}
      {check ? <Checked check={check} /> : null}
      {check ? <ReviewMembers number={review.number} onAsk={onAsk} /> : null}
      {site && !check ? (
        <Alert tone="warn" title="Not calculated">
          The framing rules have changed since this order, so its frame cannot be checked or drawn as ordered.
        </Alert>
      ) : null}
      {open && seenAs === 'engineer' && engineer ? <DesignSite key={site?.confirmedAt} review={review} engineer={engineer} /> : null}
    </Stack>
  )
}

const Checked = ({ check }: { check: NonNullable<Review['check']> }) => {
  const { memberCount, computedCount, failingCount, failures, unchecked } = check
  return (
    <>
      <Disclosure summary={`Members not checked: ${figure(memberCount - computedCount)} of ${figure(memberCount)}`}>
        <ul>
          {unchecked.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
      {failures.length > 0 ? (
        <Alert tone="warn" title={overloadedCount(failingCount, computedCount)}>
          <ul>
            {failures.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Text>All {figure(computedCount)} checked members carry their loads. Checked by calculation. Not sealed.</Text>
      )}
    </>
  )
}

const DesignSite = ({ review: { number: orderId, site, review }, engineer }: { review: Review; engineer: string }) => {
  const queries = useQueryClient()
  const sending = useSend(setReviewSite, {
    words: { makes: 'design site' },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  return (
    <Disclosure summary={site ? 'Change the design site' : 'Enter the design site'}>
      <Stack gap={4}>
        {review.state === 'approved' ? <Text>Another site voids the approval.</Text> : null}
        <SiteForm
          site={site}
          confirmedBy={engineer}
          action="Save design site"
          onConfirm={({ confirmedBy: _by, confirmedAt: _at, ...entered }) => void sending.send({ orderId, site: entered })}
        />
        <SendAlert title="Not saved" failure={sending.failure} />
      </Stack>
    </Disclosure>
  )
}
