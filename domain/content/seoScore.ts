import { figure } from '../numbers/figure'
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from './page'
import { withoutTags } from './postDerivation'

/** From this score on, the badge is good. */
export const GOOD_SEO_SCORE = 80
export const MAX_SEO_SCORE = 100

/** Number of links, and of content characters (without tags), for full points. */
export const INTERNAL_LINKS = { min: 3, max: 8 } as const
export const EXTERNAL_LINKS = { min: 1, max: 3 } as const
export const CONTENT_LENGTH = { partial: 500, min: 1000, max: 3000 } as const

/** The content page members the score reads. */
export interface ScoredPage {
  readonly metaTitle: string
  readonly metaDescription: string
  /** Comma-separated. */
  readonly keywords: string
  /** HTML. */
  readonly content: string
  readonly sections: readonly { readonly type: string }[]
  readonly internalLinks: readonly unknown[]
  readonly externalLinks: readonly unknown[]
  readonly isPublished: boolean
}

export const SEO_RULES = [
  'metaTitle',
  'metaDescription',
  'keywords',
  'internalLinks',
  'externalLinks',
  'contentLength',
  'faq',
  'published',
] as const
export type SeoRule = (typeof SEO_RULES)[number]

/** The page member a rule's hint leads to. */
export type SeoField = 'metaTitle' | 'metaDescription' | 'keywords' | 'internalLinks' | 'externalLinks' | 'sections' | 'isPublished'

export interface SeoRuleScore {
  readonly rule: SeoRule
  /** The rule's subject in two or three words. */
  readonly label: string
  readonly points: number
  readonly max: number
  /** How to earn the missing points; null when none are missing. */
  readonly hint: string | null
  readonly field: SeoField
}

export interface SeoScore {
  /** 0 to 100. */
  readonly total: number
  readonly good: boolean
  readonly rules: readonly SeoRuleScore[]
}

/** The specification's rubric (section 5, 'SEO score'): points per rule, what is missing and where. Full points add up to 100. */
export function seoScore(page: ScoredPage): SeoScore {
  const rules = [
    metaTitleRule(page.metaTitle),
    metaDescriptionRule(page.metaDescription),
    keywordsRule(page.keywords),
    internalLinksRule(withTextLinks(page.internalLinks.length, textLinks(page.content, /^\/(?!\/)/), INTERNAL_LINKS.max)),
    externalLinksRule(withTextLinks(page.externalLinks.length, textLinks(page.content, /^https?:/i), EXTERNAL_LINKS.max)),
    contentRule(contentLength(page.content)),
    faqRule(page.sections.some(({ type }) => type === 'faq')),
    publishedRule(page.isPublished),
  ]
  const total = Math.min(
    MAX_SEO_SCORE,
    rules.reduce((sum, { points }) => sum + points, 0),
  )
  return { total, good: total >= GOOD_SEO_SCORE, rules }
}

/** The number of different addresses of one kind that a text links to. */
function textLinks(html: string, kind: RegExp): number {
  const addresses = [...html.matchAll(/<a href="([^"#?]+)/g)].map(([, address = '']) => address)
  return new Set(addresses.filter((address) => kind.test(address))).size
}

/** Links in the text add to those of a list up to the best number; only a list can have too many. */
function withTextLinks(listed: number, inText: number, max: number): number {
  return Math.max(listed, Math.min(max, listed + inText))
}

/** Characters of an HTML text, without tags. */
export function contentLength(html: string): number {
  return withoutTags(html).length
}

function metaTitleRule({ length }: string): SeoRuleScore {
  const { min, max } = META_TITLE_LENGTH
  const points = length >= min && length <= max ? 15 : length > 0 ? 5 : 0
  const hint = length === 0 ? `Write a meta title of ${min} to ${max} characters.` : resize('meta title', length, min, max)
  return ruleScore('metaTitle', 'Meta title', points, 15, hint, 'metaTitle')
}

function metaDescriptionRule({ length }: string): SeoRuleScore {
  const { min, max } = META_DESCRIPTION_LENGTH
  const points = length >= min && length <= max ? 15 : length > 0 ? 8 : 0
  const hint = length === 0 ? `Write a meta description of ${min} to ${max} characters.` : resize('meta description', length, min, max)
  return ruleScore('metaDescription', 'Meta description', points, 15, hint, 'metaDescription')
}

function keywordsRule(keywords: string): SeoRuleScore {
  const points = keywords.trim() === '' ? 0 : 10
  return ruleScore('keywords', 'Target keywords', points, 10, 'Add the words people search for.', 'keywords')
}

function internalLinksRule(count: number): SeoRuleScore {
  const { min, max } = INTERNAL_LINKS
  const points = count >= min && count <= max ? 15 : count >= 1 ? 8 : 0
  const hint = count > max ? `Remove ${links(count - max, 'internal')}.` : `Add ${links(min - count, 'internal')}.`
  return ruleScore('internalLinks', 'Internal links', points, 15, hint, 'internalLinks')
}

function externalLinksRule(count: number): SeoRuleScore {
  const { min, max } = EXTERNAL_LINKS
  const points = count >= min && count <= max ? 10 : count >= 1 ? 5 : 0
  const hint = count > max ? `Remove ${links(count - max, 'authority')}.` : 'Add a link to a source that readers trust.'
  return ruleScore('externalLinks', 'Authority links', points, 10, hint, 'externalLinks')
}

function contentRule(length: number): SeoRuleScore {
  const { partial, min, max } = CONTENT_LENGTH
  const points = length >= min && length <= max ? 20 : length >= partial ? 10 : 0
  const count = (characters: number) => `${figure(characters)} character${characters === 1 ? '' : 's'}`
  const hint = length > max ? `Cut ${count(length - max)} of text, or split the page.` : `Write ${count(min - length)} more.`
  return ruleScore('contentLength', 'Content length', points, 20, hint, 'sections')
}

function faqRule(present: boolean): SeoRuleScore {
  return ruleScore('faq', 'FAQ section', present ? 10 : 0, 10, 'Add an FAQ section with questions readers ask.', 'sections')
}

function publishedRule(published: boolean): SeoRuleScore {
  return ruleScore('published', 'Published', published ? 5 : 0, 5, 'Publish the page.', 'isPublished')
}

function ruleScore(rule: SeoRule, label: string, points: number, max: number, hint: string, field: SeoField): SeoRuleScore {
  return { rule, label, points, max, hint: points === max ? null : hint, field }
}

function resize(what: string, length: number, min: number, max: number): string {
  return length > max
    ? `Shorten the ${what} by ${length - max}: at most ${max} characters are shown.`
    : `Lengthen the ${what} by ${min - length}: ${min} to ${max} characters are best.`
}

function links(count: number, kind: string): string {
  return `${count} ${kind} link${count === 1 ? '' : 's'}`
}
