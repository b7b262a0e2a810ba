import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Link } from '@framewell/design-system/elements/link/Link'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { NOT_REVIEWED } from '@framewell/domain/framing/notChecked'
import { dollars, usd } from '@framewell/domain/money/usd'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import { later } from '@framewell/remote-kit/shell/later'
import { styled } from 'styled-components'
import type { ContactForm } from '../quotes/useContactForm'
import { ScrollIntoView } from '../wizard/ScrollIntoView'
import { estimateAmount } from './estimateAmount'
import { Tracker } from './Tracker'

interface StartProductionProps {
  price: Priced
  /** The bill of materials for these choices. */
  billHref: string
  contact: ContactForm
  failure: SendFailure | null
  /** Uses the displayed total by default. US dollars. */
  onStart: (total?: number) => void
}

/** The contact form; its code loads when it is needed. */
export const FollowContact = later(
  async () => {
    const [{ ProductionContact }] = await Promise.all([import('./ProductionContact'), Tracker.ready()])
    return ProductionContact
  },
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="10rem" />
  </LoadingArea>,
)

/** The last step: the itemized estimate, what it leaves open, and the contact form. */
export const StartProduction = ({ price, billHref, contact, failure, onStart }: StartProductionProps) => {
  return (
    <Parts>
      <section aria-label="Estimate">
        <DescriptionList
          variant="figures"
          items={[
            ...price.lines.map((line) => ({
              key: line.id,
              term: (
                <>
                  {line.label}
                  {line.detail && line.amountCents !== 0 ? <Detail>{line.detail}</Detail> : null}
                </>
              ),
              detail: estimateAmount(line),
            })),
            { key: 'total', term: 'Total', detail: usd(price.totalCents), total: true },
          ]}
        />
        <Notes>
          <li>Engineering plans are included at no charge.</li>
          <li>{NOT_REVIEWED} so far.</li>
          <li>Freight is based on ZIP code.</li>
          <li>The final quote may vary by location, supplier or engineering review.</li>
          <li>
            Every part with its quantity: <Link href={billHref}>the bill of materials</Link>.
          </li>
        </Notes>
      </section>
      <FollowContact contact={contact} onStart={() => onStart()} />
      <ScrollIntoView of={failure}>
        <Problem failure={failure} onStart={onStart} />
      </ScrollIntoView>
    </Parts>
  )
}

const Problem = ({ failure, onStart }: Pick<StartProductionProps, 'failure' | 'onStart'>) => {
  if (!failure) return null
  if (failure.kind !== 'totalChanged') {
    return (
      <Alert tone="bad" live="assertive" title="Production did not start">
        {failure.sentence} {failure.kind === 'fields' ? failure.messages.join(' ') : null}
      </Alert>
    )
  }
  const now = dollars(failure.expected)
  return (
    <Alert
      tone="warn"
      live="assertive"
      title={`The total is now ${now}`}
      actions={<Button onClick={() => onStart(failure.expected)}>Start Production for {now}</Button>}
    >
      Prices changed since you opened this page. You saw {dollars(failure.submitted)}.
    </Alert>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-5);
`

const Detail = styled.small`
  display: block;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`

const Notes = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-4);
  padding-left: var(--space-5);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`
