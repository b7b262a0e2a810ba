import { createHash } from 'node:crypto'
import { CARD } from '@framewell/domain/content/cutAround'
import type { Page } from '@framewell/domain/content/page'
import { type PostFigure, pageFigure } from '@framewell/domain/content/postFigure'
import { ROUTE_SUBJECTS } from '@framewell/domain/content/routeSubjects'
import type { Media } from '@framewell/domain/content/sectionMembers'

/** What a page's share card shows. */
export interface CardFacts {
  readonly path: string
  readonly title: string
  /** The line above the title: the blog category or the page's own eyebrow. */
  readonly kind: string | null
  /** The plan whose frame is drawn; null for any. */
  readonly plan: string | null
  /** The page's first chart or drawing. Without one, the card shows the frame of a plan. */
  readonly figure: PostFigure | null
  /** A picture that an editor chose for shared links, which replaces everything above, or the article's cover, with the words over it. */
  readonly picture: (Pick<Media, 'url' | 'focalX' | 'focalY'> & { readonly under: 'words' | 'nothing' }) | null
}

/** Increase this when the drawing or the crop changes, so that no cached card is served. */
const DESIGN = 2
const CUT = 4

export function cardFacts({
  path,
  title,
  article,
  sections,
  seo,
}: Pick<Page, 'path' | 'title' | 'article' | 'sections' | 'seo'>): CardFacts {
  const picture = seo.openGraphImage ?? article?.cover ?? null
  const [first] = sections
  const hero = first?.blockType === 'hero' ? first : null
  return {
    path,
    title: hero?.title ?? title,
    kind: article ? `Blog · ${article.category}` : (hero?.eyebrow ?? null),
    plan: sections.map(planOf).find((plan) => plan !== null) ?? null,
    figure: pageFigure(sections),
    picture: picture && {
      url: sourceOf(picture),
      focalX: picture.focalX,
      focalY: picture.focalY,
      under: picture.url === article?.cover?.url ? 'words' : 'nothing',
    },
  }
}

/** The smallest file of a picture that is large enough, so that a card request does not decode the whole upload. */
function sourceOf({ url, width, height, sizes }: Media): string {
  const needed = Math.max(CARD.width, (CARD.height * width) / height)
  return sizes.find((size) => size.mimeType !== 'image/avif' && size.width >= needed)?.url ?? url
}

/** The card facts of a page that a micro-frontend renders. */
export function routeFacts(path: string, title: string): CardFacts {
  const subject = ROUTE_SUBJECTS[path]
  return { path, title, kind: null, plan: null, figure: subject ? { kind: 'drawing', subject } : null, picture: null }
}

function planOf(section: Page['sections'][number]): string | null {
  if (section.blockType === 'hero') return section.plan ?? null
  if (section.blockType === 'cards') return section.cards.find((card) => card.plan)?.plan ?? null
  return null
}

/** Hashes what a card shows: a new title gives a new version. */
export function cardVersion(facts: CardFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([facts.picture ? CUT : DESIGN, facts]))
    .digest('base64url')
    .slice(0, 12)
}

/** The address of a page's card. The version in it lets browsers and CDNs cache the card forever. */
export function cardAddress(facts: CardFacts): string {
  return `/api/site/card?path=${encodeURIComponent(facts.path)}&v=${cardVersion(facts)}`
}
