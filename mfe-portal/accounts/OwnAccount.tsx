import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { PANEL_ROLES, ROLE_LABELS, type Role } from '@framewell/domain/accounts/roles'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { COMPANY_KIND_LABELS, MEMBER_ROLE_LABELS } from '@framewell/domain/parties/company'
import { type getOwnAccount, OWN_KINDS, type OwnKind } from '@framewell/domain/parties/ownAccountCall'
import { useSignOut } from '@framewell/remote-kit/session/useSignOut'
import { OwnBankDetails } from '../payments/OwnBankDetails'
import { OwnW9 } from '../payments/OwnW9'
import { PEOPLE_PATH, REVIEWS_PATH, SECURITY_PATH, STAFF_PATH } from './accountPaths'
import { OwnData } from './OwnData'
import { OwnRecords } from './OwnRecords'
import { OwnTasks } from './OwnTasks'

const TITLES: Readonly<Record<OwnKind, string>> = {
  order: 'Orders',
  'credit-decision': 'Credit decisions',
  quote: 'Quotes',
  production: 'Productions',
}

/** Links to each role's work. */
const WAYS: Readonly<Partial<Record<Role, readonly { readonly label: string; readonly href: string }[]>>> = {
  builder: [
    { label: 'Orders', href: '/order-tracking' },
    { label: 'Developments', href: '/developments' },
    { label: 'Payments', href: '/payments' },
    { label: 'Webhooks', href: '/webhooks' },
  ],
  partner: [
    { label: 'Your shop', href: '/shop' },
    { label: 'Payments', href: '/payments' },
    { label: 'Webhooks', href: '/webhooks' },
  ],
}

/** The person, their companies, and their records by kind. */
export const OwnAccount = ({ person, companies, things }: CallOutput<typeof getOwnAccount>) => {
  const signOut = useSignOut()
  const onlyEngineer = companies.length > 0 && companies.every(({ kind }) => kind === 'engineer')
  return (
    <Section space="tight">
      <Stack gap={10}>
        <Stack direction="row" justify="between" gap={4}>
          <Stack gap={2}>
            <Heading level={1}>Your account</Heading>
            <Text tone="muted">
              {person.name}, {person.email} ({labelOf(ROLE_LABELS, person.role)})
            </Text>
            {companies.map(({ id, name, kind, role }) => (
              <Text key={id}>
                {name}: {labelOf(COMPANY_KIND_LABELS, kind)}, {labelOf(MEMBER_ROLE_LABELS, role)}
              </Text>
            ))}
          </Stack>
          <Stack direction="row" gap={3} align="center">
            {/* The host's style shows it to builders whose credit is approved. */}
            {person.role === 'builder' ? (
              <Button data-for="approved" href="/place-order" variant="primary">
                Order a Kit
              </Button>
            ) : null}
            {companies.some(({ kind }) => kind === 'engineer') ? <Button href={REVIEWS_PATH}>Engineering reviews</Button> : null}
            {(onlyEngineer ? [] : WAYS[person.role])?.map(({ label, href }) => (
              <Button key={href} href={href}>
                {label}
              </Button>
            ))}
            {companies.some(({ role }) => role === 'owner') ? <Button href={PEOPLE_PATH}>People</Button> : null}
            <Button href={SECURITY_PATH}>Sign-in and security</Button>
            <Button pending={signOut.isPending} pendingText="Signing out..." onClick={() => signOut.mutate()}>
              Sign out
            </Button>
          </Stack>
        </Stack>
        {companies.length > 0 ? <OwnTasks /> : null}
        {things.length === 0 && !onlyEngineer ? (
          <Nothing
            staff={PANEL_ROLES.some((role) => role === person.role)}
            company={companies.length > 0}
            shop={person.role === 'partner'}
          />
        ) : null}
        {OWN_KINDS.map((kind) => (
          <OwnRecords key={kind} title={TITLES[kind]} things={things.filter((thing) => thing.kind === kind)} />
        ))}
        {companies[0] && !onlyEngineer ? <OwnBankDetails companyId={companies[0].id} /> : null}
        {companies.some(({ kind }) => kind === 'fabricator') ? <OwnW9 /> : null}
        <OwnData />
      </Stack>
    </Section>
  )
}

const Nothing = ({ staff, company, shop }: { staff: boolean; company: boolean; shop: boolean }) => {
  if (staff) {
    return (
      <EmptyState title="You run the network" action={<Button href={STAFF_PATH}>Open the control center</Button>}>
        Decisions, quotes and productions of all companies are there.
      </EmptyState>
    )
  }
  if (!company) {
    return (
      <EmptyState title="You act for no company yet" action={<Button href="/contact">Contact us</Button>}>
        Your quotes and orders belong to a company. Ask us or its owner for an invitation.
      </EmptyState>
    )
  }
  if (shop) return <EmptyState title="No orders yet">Orders routed to your shop appear here.</EmptyState>
  return (
    <EmptyState title="Nothing here yet" action={<Button href="/home-plans">See home plans</Button>}>
      Your company's credit decisions, quotes and productions will appear here.
    </EmptyState>
  )
}
