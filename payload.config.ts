import { join } from 'node:path'
import { CROP_WORDS } from '@framewell/domain/content/cutFrames'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { Accounts } from './cms/accounts/Accounts'
import { accounts } from './cms/accounts/feature'
import { assembleFeatures } from './cms/assembleFeatures'
import { bom } from './cms/bom/feature'
import { catalog } from './cms/catalog/feature'
import { connectFeatures } from './cms/connectFeatures'
import { contact } from './cms/contact/feature'
import { content } from './cms/content/feature'
import { scheduledPublishing } from './cms/content/scheduledPublishing/scheduledPublishing'
import { credit } from './cms/credit/feature'
import { developments } from './cms/developments/feature'
import { env, ROOT } from './cms/env'
import { health } from './cms/health/feature'
import { insights } from './cms/insights/feature'
import { keys } from './cms/keys/feature'
import { log } from './cms/log'
import { network } from './cms/network/feature'
import { newsletter } from './cms/newsletter/feature'
import { notifications } from './cms/notifications/feature'
import { outboxEmailAdapter } from './cms/notifications/outboxEmailAdapter'
import { orders } from './cms/orders/feature'
import { panelLocks } from './cms/panel/panelLocks'
import { parties } from './cms/parties/feature'
import { payments } from './cms/payments/feature'
import { database } from './cms/platform/database/database'
import { audit } from './cms/platform/features/auditFeature'
import { http } from './cms/platform/features/httpFeature'
import { jobs } from './cms/platform/features/jobsFeature'
import { afterError } from './cms/platform/http/payload/afterError'
import { guardOperations } from './cms/platform/http/policy/guardOperations'
import { privacy } from './cms/privacy/feature'
import { production } from './cms/production/feature'
import { quotes } from './cms/quotes/feature'
import { recovery } from './cms/recovery/feature'
import { releases } from './cms/releases/feature'
import { retention } from './cms/retention/feature'
import { tasks } from './cms/tasks/feature'
import { tax } from './cms/tax/feature'
import { webhooks } from './cms/webhooks/feature'

const cms = join(/* turbopackIgnore: true */ ROOT, 'cms')
const secure = env.SITE_URL.startsWith('https:')

const parts = [
  content,
  catalog,
  bom,
  quotes,
  developments,
  production,
  payments,
  credit,
  accounts,
  parties,
  network,
  tax,
  orders,
  audit,
  keys,
  notifications,
  webhooks,
  newsletter,
  contact,
  http,
  jobs,
  releases,
  insights,
  recovery,
  tasks,
  retention,
  health,
]

connectFeatures()

/** What the product is made of; each says in its own folder what it brings. The panel shows them in this order, and seeds run in it. */
export const features = [...parts, privacy(parts)]

/** Assembles the CMS from its features. */
export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: database(),
  logger: log,
  email: outboxEmailAdapter,
  editor: lexicalEditor(),
  sharp,
  ...assembleFeatures(features),
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
      providers: ['/cms/accounts/panel/Recheck#Recheck'],
      views: {
        dashboard: { Component: '/cms/content/dashboard/Dashboard#Dashboard' },
      },
      graphics: { Logo: '/cms/panel/Wordmark#Wordmark', Icon: '/cms/panel/FrameMark#FrameMark' },
    },
  },
  i18n: { translations: { en: { upload: { editImage: CROP_WORDS.title } } } },
  // `npm run generate` writes the types. Payload would start it again in a process of its own each time the cms starts, in every test file too.
  typescript: { autoGenerate: false, outputFile: join(/* turbopackIgnore: true */ cms, 'payload-types.ts') },
  upload: { limits: { fileSize: 10 * 1024 * 1024 }, abortOnLimit: true },
})
  .then(panelLocks)
  .then(guardOperations)
