import { join } from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Accounts } from './cms/accounts/Accounts'
import { accountCalls } from './cms/accounts/calls'
import { AuditRecords } from './cms/audit/AuditRecords'
import { bomCalls } from './cms/bom/calls'
import { Distributors } from './cms/bom/Distributors'
import { Materials } from './cms/bom/Materials'
import { PriceLists } from './cms/bom/PriceLists'
import { catalogCalls } from './cms/catalog/calls'
import { HomePlans } from './cms/catalog/HomePlans'
import { PriceBookVersions } from './cms/catalog/PriceBookVersions'
import { PriceOptions } from './cms/catalog/PriceOptions'
import { PriceSettings } from './cms/catalog/PriceSettings'
import { blogCalls } from './cms/content/blog/calls'
import { contentCalls } from './cms/content/calls'
import { managementCalls } from './cms/content/management/calls'
import { Media } from './cms/content/media/Media'
import { Pages } from './cms/content/Pages'
import { Posts } from './cms/content/Posts'
import { Redirects } from './cms/content/redirects/Redirects'
import { scheduledPublishing } from './cms/content/scheduledPublishing/scheduledPublishing'
import { Navigation } from './cms/content/site/Navigation'
import { SiteSettings } from './cms/content/site/SiteSettings'
import { CreditApplications } from './cms/credit/CreditApplications'
import { CreditPolicy } from './cms/credit/CreditPolicy'
import { creditCalls } from './cms/credit/calls'
import { database } from './cms/database/database'
import { env, ROOT } from './cms/env'
import { afterError } from './cms/http/afterError'
import { endpointsFor } from './cms/http/endpointsFor'
import { IdempotencyRecords } from './cms/http/IdempotencyRecords'
import { insightCalls } from './cms/insights/calls'
import { ProductEvents } from './cms/insights/ProductEvents'
import { log } from './cms/log'
import { networkCalls } from './cms/network/calls'
import { NetworkOperators } from './cms/network/NetworkOperators'
import { newsletterCalls } from './cms/newsletter/calls'
import { NewsletterSubscribers } from './cms/newsletter/NewsletterSubscribers'
import { OutgoingMail } from './cms/notifications/OutgoingMail'
import { outboxEmailAdapter } from './cms/notifications/outboxEmailAdapter'
import { panelLocks } from './cms/panel/panelLocks'
import { productionCalls } from './cms/production/calls'
import { Productions } from './cms/production/Productions'
import { quoteCalls } from './cms/quotes/calls'
import { configurationCalls } from './cms/quotes/configurations/calls'
import { SavedConfigurations } from './cms/quotes/configurations/SavedConfigurations'
import { planFileCalls } from './cms/quotes/files/calls'
import { PlanFiles } from './cms/quotes/files/PlanFiles'
import { IssuedQuotes } from './cms/quotes/IssuedQuotes'
import { releaseCalls } from './cms/releases/calls'
import { RemoteFailures } from './cms/releases/RemoteFailures'
import { RemoteHealth } from './cms/releases/RemoteHealth'
import { RemoteReleases } from './cms/releases/RemoteReleases'
import { ShipKeys } from './cms/releases/ShipKeys'

const cms = join(/* turbopackIgnore: true */ ROOT, 'cms')
const secure = env.SITE_URL.startsWith('https:')

/** Assembles the CMS from its features: what each folder under cms/ exports is listed here, by name. */
export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: database(),
  logger: log,
  email: outboxEmailAdapter,
  editor: lexicalEditor(),
  sharp,
  collections: [
    Pages,
    Posts,
    Media,
    Redirects,
    HomePlans,
    PriceOptions,
    PriceBookVersions,
    Distributors,
    Materials,
    PriceLists,
    IssuedQuotes,
    PlanFiles,
    SavedConfigurations,
    Productions,
    NetworkOperators,
    CreditApplications,
    Accounts,
    AuditRecords,
    OutgoingMail,
    NewsletterSubscribers,
    IdempotencyRecords,
    RemoteReleases,
    RemoteFailures,
    RemoteHealth,
    ShipKeys,
    ProductEvents,
  ],
  globals: [Navigation, SiteSettings, CreditPolicy, PriceSettings],
  endpoints: endpointsFor([
    ...accountCalls,
    ...contentCalls,
    ...managementCalls,
    ...blogCalls,
    ...newsletterCalls,
    ...catalogCalls,
    ...quoteCalls,
    ...planFileCalls,
    ...configurationCalls,
    ...productionCalls,
    ...bomCalls,
    ...networkCalls,
    ...creditCalls,
    ...releaseCalls,
    ...insightCalls,
  ]),
  // serverURL stays unset: the panel then speaks to whichever origin it was opened on, and csrf says which that may be.
  routes: { admin: '/cms', api: '/api' },
  csrf: [env.SITE_URL],
  cors: [env.SITE_URL],
  // A __Host- cookie exists on https only and cannot be set by a neighbour subdomain.
  cookiePrefix: secure ? '__Host-framewell' : 'framewell',
  hooks: { afterError: [afterError] },
  jobs: scheduledPublishing,
  graphQL: { disable: true },
  telemetry: false,
  defaultDepth: 1,
  maxDepth: 4,
  admin: {
    user: Accounts.slug,
    // Gravatar would learn every account's address.
    avatar: 'default',
    importMap: { baseDir: ROOT, importMapFile: join(/* turbopackIgnore: true */ cms, 'app/cms/importMap.js') },
    meta: { titleSuffix: ' | Framewell' },
    components: {
      beforeDashboard: ['/cms/content/scheduledPublishing/LateSchedules#LateSchedules'],
      graphics: { Logo: '/cms/panel/Wordmark#Wordmark', Icon: '/cms/panel/FrameMark#FrameMark' },
    },
  },
  // `npm run generate` writes the types. Payload would start it again in a process of its own each time the cms starts, in every test file too.
  typescript: { autoGenerate: false, outputFile: join(/* turbopackIgnore: true */ cms, 'payload-types.ts') },
  upload: { limits: { fileSize: 10 * 1024 * 1024 }, abortOnLimit: true },
}).then(panelLocks)
