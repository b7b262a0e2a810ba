import type { DrawingSubject } from '@framewell/domain/content/drawingSubjects'
import type { Drawings } from '../shell/view'

/** Views of a plan's frame: 'hero' is a corner view with dimensions, 'card' the same without, 'elevation' the front with dimensions. */
export type PlanView = 'hero' | 'card' | 'elevation'
/** The space for a drawing: the full page width (with another layout on phones), half of it, a small box of a micro-frontend, or a card. */
export type DrawingRoom = 'full' | 'half' | 'small' | 'card'

/** The key of a plan's drawing among a page's drawings. */
export function planKey(view: PlanView, planId: string): string {
  return `${view}:${planId}`
}

/** The key of a subject's drawing. A corner view of a frame is the same at half and full width. */
export function subjectKey(subject: DrawingSubject, planId: string | null | undefined, room: DrawingRoom): string {
  if (subject === 'wallPanel' || subject === 'profiles') return `detail:${subject}`
  if (subject === 'isometric') return planKey(room === 'card' ? 'card' : 'hero', planId ?? '')
  if (subject === 'elevation') return planKey('elevation', planId ?? '')
  return `${room}:${subject}:${planId ?? ''}`
}

/**
 * The key under which a page's drawings contain a subject; null if they do not. Without a chosen plan, the server recorded the one it drew.
 */
export function drawnKey(drawings: Drawings, ...asked: Parameters<typeof subjectKey>): string | null {
  const key = subjectKey(...asked)
  return Object.keys(drawings).find((name) => (asked[1] ? name === key : name.startsWith(key))) ?? null
}

/** The key of a section's chart. */
export function chartKey(sectionId: string): string {
  return `chart:${sectionId}`
}

/** The key of an article's own figure on its card. */
export function postKey(slug: string): string {
  return `post:${slug}`
}

/** The key of the picture on a card that links to another page. */
export function linkKey(href: string): string {
  return `link:${href}`
}
