import type { AffectedLink, Consequences, EffectsOf } from './consequences'
import { LINK_STATE_WORDS } from './siteChecks'

interface ActWords {
  readonly title: string
  readonly confirm: string
}

const ACT_WORDS: Record<EffectsOf, ActWords> = {
  publish: { title: 'Publish now?', confirm: 'Publish' },
  unpublish: { title: 'Unpublish it?', confirm: 'Unpublish' },
  delete: { title: 'Delete it?', confirm: 'Delete page' },
  restore: { title: 'Restore this version?', confirm: 'Restore as a draft' },
}

/** What an action is called before it is done. @param address the page's location before and after; undefined until known */
export function contentActionLabel(act: EffectsOf, address?: Consequences['address']): ActWords {
  const moves = act === 'publish' && address?.before && address.after && address.before !== address.after
  return moves ? { title: 'Publish at a new address?', confirm: 'Publish and move' } : ACT_WORDS[act]
}

/** The choice shown next to scheduled publications. */
export const KEEP_SCHEDULES = 'Keep the schedule: the newest draft goes live at the scheduled time'

/** One line of an action's effects. The mark says what happens to a link. */
interface EffectLine {
  /** Distinguishes lines within one part. */
  readonly key: string
  readonly text: string
  readonly mark?: { readonly words: string; readonly bad: boolean }
}

export interface EffectPart {
  readonly label: string
  readonly lines: readonly EffectLine[]
}

const SEEN: Record<AffectedLink['seenIn'], string> = { published: '', draft: ' (in its draft)', both: ' (also in its draft)' }
const MARKS: Record<AffectedLink['becomes'], NonNullable<EffectLine['mark']>> = {
  dead: { words: 'Leads nowhere', bad: true },
  redirected: { words: 'Redirected', bad: false },
}

/**
 * An action's effects beyond its page, in the words every screen uses: schedules, address, redirects, links to and from the page, feeds and
 * the share picture.
 * @param momentOf formats an ISO time in the reader's time zone
 */
export function consequenceWords(
  { address, redirects, links, ownLinks, feeds, card, schedules }: Consequences,
  momentOf: (iso: string) => string,
): EffectPart[] {
  const moved = (words: string, rows: Consequences['redirects']['added']) => rows.map(({ from, to }) => plain(`${words}: ${from} → ${to}`))
  const moves = [...moved('New', redirects.added), ...moved('Changed', redirects.changed), ...moved('Removed', redirects.removed)].concat(
    redirects.dead.map(({ from, to }) => ({ ...plain(`Stays: ${from} → ${to}`), mark: MARKS.dead })),
  )
  return [
    ...(schedules.length > 0 ? [{ label: 'Planned', lines: schedules.map(({ at, ...plan }) => plannedLine(momentOf(at), plan)) }] : []),
    { label: 'Address', lines: [plain(addressWords(address))] },
    { label: 'Redirects', lines: moves.length > 0 ? moves : [plain('No redirect changes.')] },
    {
      label: address.before === address.after ? 'Links here' : `Links here (${links.length})`,
      lines:
        links.length > 0
          ? links.map(({ where, id, title, seenIn, place, href, becomes }) => ({
              key: [where, id, place, href].join(' '),
              text: `${title}${SEEN[seenIn]}, ${place}`,
              mark: MARKS[becomes],
            }))
          : [plain(linksWords(address))],
    },
    ...(ownLinks.length > 0 ? [{ label: 'Links in its text', lines: ownLinks.map(ownLinkLine) }] : []),
    {
      label: 'Lists and feeds',
      lines: [plain(`${feeds.join(', ')}: ${feedWords(address)}`)],
    },
    { label: 'Share card', lines: [plain(cardWords(card))] },
  ]
}

function ownLinkLine({ place, href, state, leadsTo }: Consequences['ownLinks'][number]): EffectLine {
  return {
    key: [place, href].join(' '),
    text: `${place}: ${href}${leadsTo === null ? ', left out of the site' : ` → ${leadsTo}`}`,
    mark: { words: LINK_STATE_WORDS[state], bad: state === 'dead' },
  }
}

function plannedLine(moment: string, { by, withdrawn }: Omit<Consequences['schedules'][number], 'at'>): EffectLine {
  const text = `Publication ${moment}${by ? `, scheduled by ${by}` : ''}`
  return { ...plain(text), mark: withdrawn ? { words: 'Withdrawn', bad: false } : { words: 'Stays', bad: false } }
}

function plain(text: string): EffectLine {
  return { key: text, text }
}

function addressWords({ before, after }: Consequences['address']): string {
  if (before === null && after === null) return 'It was never on the site.'
  if (before !== null && before === after) return `${before}, as now`
  return `${before ?? 'not on the site'} → ${after ?? 'not on the site'}`
}

function linksWords({ before, after }: Consequences['address']): string {
  if (before === null) return 'It had no address to link to.'
  return before === after ? 'They still lead here.' : 'Nothing on the site links to the old address.'
}

function feedWords({ before, after }: Consequences['address']): string {
  if (after === null) return before === null ? 'it was not in them' : 'it is no longer in them'
  if (before === null) return 'it’s added to them'
  return before === after ? 'with its new text' : 'with the new address'
}

function cardWords({ before, after }: Consequences['card']): string {
  if (before === after) return 'No change.'
  if (before === null) return 'Created for the first time.'
  return after === null ? 'Removed.' : 'Redrawn. Links people already shared may show the old one for a while.'
}

/** What was done, shown next to Undo. */
export function contentActionResult(before: string | null, after: string | null): string {
  if (after === null) return `${before ?? 'It'} is off the site.`
  return before === null || before === after ? `${after} is on the site.` : `${before} moved to ${after}.`
}
