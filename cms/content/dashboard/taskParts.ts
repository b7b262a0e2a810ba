import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { globalFormHref, LINK_STATE_WORDS } from '@framewell/domain/content/siteChecks'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../../platform/sessions/access'
import { findContentReleases } from '../contentReleases/readContentReleases'
import { readReviews } from '../review/readReview'
import { findLateSchedules } from '../scheduledPublishing/findLateSchedules'
import { readSchedules } from '../scheduledPublishing/listSchedules'
import { readBrokenLinks } from '../siteChecks/listBrokenLinks'
import { ownDrafts } from './ownDrafts'
import { MAX_SHOWN, type Task, type TaskPart } from './TaskPart'

/** Everything that waits for an editor, most urgent first. */
export const TASK_PARTS: readonly TaskPart[] = [
  { title: 'Overdue or failed', nothing: null, read: forEditors(overdue) },
  { title: 'Continue', nothing: 'You have no unpublished work.', read: forEditors(unfinished) },
  { title: 'Waiting for review', nothing: 'No review waits for you.', read: forEditors(reviews) },
  { title: 'Scheduled', nothing: 'Nothing is scheduled.', read: forEditors(scheduled) },
  { title: 'Broken and redirected links', nothing: 'Every link within the site leads straight to its page.', read: forEditors(links) },
]

/** Some readers query the database directly, so people who may not edit get nothing. */
function forEditors(read: TaskPart['read']): TaskPart['read'] {
  return async (req) => (hasRole(req, EDITOR_ROLES) ? read(req) : [])
}

async function overdue(req: PayloadRequest): Promise<Task[]> {
  const late = await findLateSchedules(req)
  const failed = await findContentReleases(req, { state: { equals: 'failed' } })
  return [
    ...late.map(
      ({ id, collection, document, title, due, what, failed }): Task => ({
        key: id,
        title,
        href: documentHref(collection, document),
        at: due,
        details: [
          what === 'publish' ? 'was to go live' : 'was to leave the site',
          failed
            ? 'Publish it by hand, or schedule it again.'
            : 'Publish it by hand, and tell an operator that scheduled publications stand still.',
        ],
        mark: { words: failed ? 'Failed' : 'Overdue', bad: true },
      }),
    ),
    ...failed.map(
      ({ id, name, dueAt }): Task => ({
        key: id,
        title: name,
        href: '/content-management',
        at: dueAt ? new Date(dueAt) : null,
        details: ['release of several pages was to go live', 'The content screen says what was in the way.'],
        mark: { words: 'Failed', bad: true },
      }),
    ),
  ]
}

async function unfinished(req: PayloadRequest): Promise<Task[]> {
  const drafts = await ownDrafts(req, MAX_SHOWN)
  return drafts.map(({ collection, id, title, saved, by, live }) => ({
    key: id,
    title,
    href: documentHref(collection, id),
    at: saved,
    details: [`last saved by ${by}`],
    mark: { words: live ? 'Unpublished changes' : 'Draft', bad: false },
  }))
}

async function reviews(req: PayloadRequest): Promise<Task[]> {
  const concerned = (await readReviews(req)).filter(({ own, mayDecide }) => own || mayDecide)
  return concerned.map(({ id, collection, title, asked, decided, mayDecide }) => {
    const words = mayDecide ? asked.words : decided?.words
    const who = mayDecide ? `${asked.by} asks for your approval` : decided ? `decided by ${decided.by}` : 'you asked for a review'
    return {
      key: id,
      title,
      href: documentHref(collection, id),
      at: new Date(decided?.at ?? asked.at),
      details: [who, ...(words ? [words] : [])],
      mark: { words: mayDecide ? 'Decide' : decided ? 'Decided' : 'Waiting', bad: false },
    }
  })
}

async function scheduled(req: PayloadRequest): Promise<Task[]> {
  const now = Date.now()
  const schedules = (await readSchedules(req)).filter(({ at, failed }) => !failed && Date.parse(at) > now)
  const releases = await findContentReleases(req, { state: { equals: 'scheduled' } })
  const tasks = [
    ...schedules.map(({ jobId, collection, id, title, what, at, by, obstacles }) => ({
      key: jobId,
      title,
      href: documentHref(collection, id),
      at: new Date(at),
      details: [
        `${what === 'publish' ? 'goes live' : 'leaves the site'}${by ? `, asked for by ${by}` : ''}`,
        ...obstacles.map(({ place, message }) => `${place}: ${message}`),
      ],
      ...(obstacles.length > 0 ? { mark: { words: 'Would fail', bad: true } } : {}),
    })),
    ...releases.map(({ id, name, dueAt }) => ({
      key: id,
      title: name,
      href: '/content-management',
      at: new Date(dueAt ?? 0),
      details: ['release of several pages goes live'],
    })),
  ]
  return tasks.sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function links(req: PayloadRequest): Promise<Task[]> {
  // The site omits broken links; redirected ones work.
  const broken = (await readBrokenLinks(req)).toSorted((a, b) => Number(a.state === 'redirected') - Number(b.state === 'redirected'))
  return broken.map(({ where, id, title, section, place, field, href, state, leadsTo }) => ({
    key: [where, id, section, place, field, href].join(' '),
    title,
    href: id === null ? globalFormHref({ where, field }) : `/cms/collections/${where}/${id}`,
    at: null,
    details: [`${place}: ${href}${leadsTo ? ` → ${leadsTo}` : ''}`],
    mark: { words: LINK_STATE_WORDS[state], bad: state === 'dead' },
  }))
}

function documentHref(collection: string, id: string): string {
  return `/cms/collections/${collection}/${id}`
}
