import { EDITOR_ROLES, OPERATOR_ROLES, ROLES, type Role, SUPER_ADMIN_ROLES } from '@framewell/domain/accounts/roles'
import type { CollectionSlug, GlobalSlug } from 'payload'

/** Who may do what with one collection over REST. What is left out is closed. Strangers read through calls, never here. */
export interface CollectionRule {
  readonly read?: readonly Role[]
  readonly create?: readonly Role[]
  readonly update?: readonly Role[]
  readonly remove?: readonly Role[]
}

export interface GlobalRule {
  readonly read: readonly Role[]
  readonly update: readonly Role[]
}

const CLOSED: CollectionRule = {}
const OPERATORS_READ: CollectionRule = { read: OPERATOR_ROLES }
const OPERATORS_EDIT: CollectionRule = { read: OPERATOR_ROLES, create: OPERATOR_ROLES, update: OPERATOR_ROLES, remove: OPERATOR_ROLES }
const OPERATORS_KEEP: CollectionRule = { read: OPERATOR_ROLES, create: OPERATOR_ROLES, update: OPERATOR_ROLES }
const OPERATORS_DELETE: CollectionRule = { read: OPERATOR_ROLES, remove: OPERATOR_ROLES }
const EDITORS_READ: CollectionRule = { read: EDITOR_ROLES }
const EDITORS_EDIT: CollectionRule = { read: EDITOR_ROLES, create: EDITOR_ROLES, update: EDITOR_ROLES, remove: EDITOR_ROLES }

/**
 * The outer wall of Payload's REST, collection by collection. The access functions of a collection decide about single documents and fields
 * behind it. A collection without a row does not compile; one that the config does not know is answered 404.
 */
export const COLLECTION_RULES: Readonly<Record<CollectionSlug, CollectionRule>> = {
  pages: EDITORS_EDIT,
  posts: EDITORS_EDIT,
  media: EDITORS_EDIT,
  redirects: EDITORS_EDIT,
  'content-releases': EDITORS_READ,
  'content-reviews': EDITORS_READ,
  'content-comments': EDITORS_READ,
  'content-undos': CLOSED,
  'home-plans': { ...OPERATORS_EDIT, read: EDITOR_ROLES },
  'price-options': OPERATORS_EDIT,
  'price-book-versions': OPERATORS_READ,
  distributors: OPERATORS_KEEP,
  materials: OPERATORS_KEEP,
  'price-lists': OPERATORS_KEEP,
  'issued-quotes': OPERATORS_READ,
  developments: OPERATORS_READ,
  'plan-files': OPERATORS_READ,
  'saved-configurations': OPERATORS_READ,
  'plan-productions': OPERATORS_READ,
  'payment-projects': OPERATORS_READ,
  'phase-completions': OPERATORS_READ,
  invoices: OPERATORS_READ,
  'lien-waivers': OPERATORS_READ,
  'w9-forms': OPERATORS_READ,
  'waiver-forms': OPERATORS_EDIT,
  'factoring-requests': OPERATORS_READ,
  'payment-disputes': OPERATORS_READ,
  'dispute-evidence': OPERATORS_READ,
  'bank-statements': OPERATORS_READ,
  'statement-take-backs': OPERATORS_READ,
  'statement-profiles': OPERATORS_READ,
  'book-closings': OPERATORS_READ,
  'bank-lines': OPERATORS_READ,
  'bank-transfers': OPERATORS_READ,
  'receipt-parts': OPERATORS_READ,
  'bank-details': OPERATORS_READ,
  'payout-runs': OPERATORS_READ,
  payouts: OPERATORS_READ,
  'prenote-files': OPERATORS_READ,
  'payee-checks': OPERATORS_READ,
  'payee-categories': OPERATORS_READ,
  'reporting-thresholds': OPERATORS_EDIT,
  'tax-rates': OPERATORS_EDIT,
  'tax-states': OPERATORS_EDIT,
  'tax-certificates': OPERATORS_EDIT,
  'credit-applications': OPERATORS_READ,
  // People read and rename themselves; the collection's own access and guards say what else.
  accounts: { read: ROLES, create: SUPER_ADMIN_ROLES, update: ROLES, remove: SUPER_ADMIN_ROLES },
  companies: OPERATORS_KEEP,
  people: OPERATORS_READ,
  memberships: { read: OPERATOR_ROLES, update: OPERATOR_ROLES, remove: OPERATOR_ROLES },
  'party-invitations': OPERATORS_READ,
  fabricators: OPERATORS_READ,
  'network-applications': OPERATORS_READ,
  'application-messages': OPERATORS_READ,
  'application-notes': OPERATORS_READ,
  'network-documents': OPERATORS_READ,
  'directory-partners': OPERATORS_EDIT,
  'routing-decisions': OPERATORS_READ,
  'shop-price-lists': OPERATORS_READ,
  'waiting-list': OPERATORS_DELETE,
  orders: OPERATORS_READ,
  'order-events': OPERATORS_READ,
  'order-messages': OPERATORS_READ,
  'order-files': OPERATORS_READ,
  'order-changes': OPERATORS_READ,
  'order-panels': OPERATORS_READ,
  'order-shipments': OPERATORS_READ,
  'engineer-licenses': OPERATORS_KEEP,
  'engineering-reviews': OPERATORS_READ,
  'engineering-approvals': OPERATORS_READ,
  'engineering-questions': OPERATORS_READ,
  'audit-records': OPERATORS_READ,
  'api-keys': OPERATORS_READ,
  'outgoing-mail': OPERATORS_READ,
  'notification-events': OPERATORS_READ,
  notices: CLOSED,
  'notification-preferences': CLOSED,
  'notification-templates': OPERATORS_READ,
  'webhook-endpoints': OPERATORS_READ,
  'webhook-deliveries': OPERATORS_READ,
  'newsletter-subscribers': { read: EDITOR_ROLES, remove: OPERATOR_ROLES },
  'contact-messages': OPERATORS_DELETE,
  'idempotency-records': CLOSED,
  'background-jobs': OPERATORS_READ,
  'remote-releases': OPERATORS_READ,
  'remote-failures': OPERATORS_DELETE,
  'remote-health': OPERATORS_READ,
  'remote-drawing': OPERATORS_READ,
  'kit-versions': OPERATORS_READ,
  'remote-services': OPERATORS_READ,
  'remote-terms': OPERATORS_READ,
  'remote-ship-keys': OPERATORS_READ,
  'remote-reports': CLOSED,
  'product-events': OPERATORS_READ,
  'metric-days': OPERATORS_READ,
  'alert-rules': OPERATORS_READ,
  'service-minutes': OPERATORS_READ,
  'service-samples': OPERATORS_READ,
  'payload-kv': CLOSED,
  'payload-jobs': CLOSED,
  'payload-migrations': CLOSED,
  // Locks are made by the panel itself; a person takes one over for themselves or lets it go (see panelLocks).
  'payload-locked-documents': { read: EDITOR_ROLES, update: EDITOR_ROLES, remove: EDITOR_ROLES },
  // Read and written under their key, and deleted together (see PAYLOAD_ROUTES).
  'payload-preferences': CLOSED,
}

export const GLOBAL_RULES: Readonly<Record<GlobalSlug, GlobalRule>> = {
  navigation: { read: EDITOR_ROLES, update: EDITOR_ROLES },
  'site-settings': { read: EDITOR_ROLES, update: EDITOR_ROLES },
  'price-settings': { read: OPERATOR_ROLES, update: OPERATOR_ROLES },
  'waiver-texts': { read: OPERATOR_ROLES, update: OPERATOR_ROLES },
  'book-accounts': { read: OPERATOR_ROLES, update: OPERATOR_ROLES },
  'escrow-bank': { read: OPERATOR_ROLES, update: SUPER_ADMIN_ROLES },
  'house-bank': { read: OPERATOR_ROLES, update: SUPER_ADMIN_ROLES },
  'credit-policy': { read: OPERATOR_ROLES, update: OPERATOR_ROLES },
  'security-settings': { read: SUPER_ADMIN_ROLES, update: SUPER_ADMIN_ROLES },
  'key-policy': { read: OPERATOR_ROLES, update: SUPER_ADMIN_ROLES },
}
