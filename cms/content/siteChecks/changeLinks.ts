import type { DocumentPaths } from '@framewell/domain/content/lexicalText'
import { linkedPath } from '@framewell/domain/content/linkedPath'
import type { ChangedLink, changeLinks as changeLinksCall } from '@framewell/domain/content/siteChecks'
import type { PayloadRequest } from 'payload'
import type { Page, Post } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { validateLinkAddress } from '../linkAddress'
import { contentFacts } from '../management/contentFacts'
import { lockDocument } from '../management/lockDocument'
import { saveDocument } from '../management/saveDocument'
import type { DocumentPlace } from '../publishedState'
import { liveLinks } from '../site/liveLinks'
import { changeGlobalLinks, type LinkedGlobal } from './changeGlobalLinks'
import { rewriteAddresses } from './rewriteAddresses'

/** Changes link targets: those of documents as drafts, which visitors follow after publication; those of menus and settings at once. */
export const changeLinks: Operation<typeof changeLinksCall> = async ({ req, refuse }, { links }) => {
  requireAddresses(links)
  const isLive = await liveLinks(
    req,
    links.map(({ to }) => to),
  )
  if (!links.every(({ to }) => isLive(to))) throw refuse('leadsNowhere')
  const { paths } = await contentFacts(req, [])
  const drafts = []
  const documents = links.filter(isInDocument)
  const around = links.filter(({ where }) => GLOBALS.some((global) => global === where))
  // A link of an unknown page does not exist.
  if (documents.length + around.length < links.length) throw refuse('notThere')
  // Always in the same order, so that two people who change the same documents wait for each other instead of deadlocking.
  for (const id of [...new Set(documents.map((link) => link.id))].sort()) {
    const own = documents.filter((link) => link.id === id)
    const [{ where } = { where: 'pages' as const }] = own
    await lockDocument(req, id)
    const document = await newest(req, where, id)
    if (!document) throw refuse('notFound')
    const data = changedLinks(document, own, paths)
    if (!data) throw refuse('notThere')
    await saveDocument(req, where, id, data, { draft: true })
    drafts.push({ where, id, title: document.title ?? '' })
  }
  const live = GLOBALS.filter((where) => around.some((link) => link.where === where))
  for (const where of live) {
    const own = around.filter((link) => link.where === where)
    if (!(await changeGlobalLinks(req, where, own))) throw refuse('notThere')
  }
  await recordAudit(req, { action: 'links-repoint', subjectType: 'redirects', subjectId: links[0]?.to ?? '', after: { links } })
  return { changed: links.length, drafts, live }
}

const GLOBALS = ['navigation', 'site-settings'] as const satisfies readonly LinkedGlobal[]

type DocumentLink = ChangedLink & { readonly where: DocumentPlace['collection']; readonly id: string }

function isInDocument(link: ChangedLink): link is DocumentLink {
  return link.id !== null && (link.where === 'pages' || link.where === 'posts')
}

function requireAddresses(links: readonly ChangedLink[]): void {
  const fields = links.flatMap(({ id, section, to }, at) => {
    const answer = validateLinkAddress(to)
    if (answer !== true) return [{ path: `links.${at}.to`, message: answer }]
    // A related page has to be a page of the site.
    return id !== null && section === null && linkedPath(to) === null
      ? [{ path: `links.${at}.to`, message: 'A related page is a path of this site.' }]
      : []
  })
  if (fields.length > 0) throw new CallProblem('invalidInput', { fields })
}

async function newest(req: PayloadRequest, where: DocumentPlace['collection'], id: string): Promise<Page | Post | null> {
  return req.payload.findByID({ collection: where, id, draft: true, depth: 0, disableErrors: true, overrideAccess: false, req })
}

/** The document's sections and related pages with all of the links changed; undefined if one of them does not exist. */
function changedLinks({ sections, internalLinks }: Page | Post, links: readonly DocumentLink[], paths: DocumentPaths) {
  let [blocks, related] = [sections ?? [], internalLinks ?? []]
  for (const { section, href, to } of links) {
    const found: number[] = []
    if (section === null) {
      related = related.map((row) => {
        if (`/${(row.targetPage ?? '').replace(/^\/+/, '')}` !== href) return row
        found.push(1)
        return { ...row, targetPage: to }
      })
    } else {
      blocks = blocks.map((block) => {
        if (block.id !== section) return block
        const { value, count } = rewriteAddresses(block, (address) => (address === href ? to : undefined), paths)
        found.push(count)
        return value
      })
    }
    if (found.every((count) => count === 0)) return undefined
  }
  return { sections: blocks, internalLinks: related }
}
