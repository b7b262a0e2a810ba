import type { DrawingSubject } from '@framewell/domain/content/drawingSubjects'
import type { Drawings } from '../shell/view'

/** Ways a plan's frame is drawn: 'hero' from a corner with its measures, 'card' without, 'elevation' from the front with them. */
export type PlanView = 'hero' | 'card' | 'elevation'
/** Room that a drawing has: a page's whole width (with another layout on phones), half of it, or a card. */
export type DrawingRoom = 'full' | 'half' | 'card'

/** The name of a plan's drawing among a page's drawings. */
export function planKey(view: PlanView, planId: string): string {
  return `${view}:${planId}`
}

/** The name of a subject's drawing. A frame from a corner is the same in half of a page and on all of it. */
export function subjectKey(subject: DrawingSubject, planId: string | null | undefined, room: DrawingRoom): string {
  if (subject === 'wallPanel' || subject === 'profiles') return `detail:${subject}`
  if (subject === 'isometric') return planKey(room === 'card' ? 'card' : 'hero', planId ?? '')
  if (subject === 'elevation') return planKey('elevation', planId ?? '')
  return `${room}:${subject}:${planId ?? ''}`
}

/** The name under which a page's drawings have a subject; null where they don't. Without a chosen plan the server named the one that it drew. */
export function drawnKey(drawings: Drawings, ...asked: Parameters<typeof subjectKey>): string | null {
  const key = subjectKey(...asked)
  return Object.keys(drawings).find((name) => (asked[1] ? name === key : name.startsWith(key))) ?? null
}

/** The name of a section's chart. */
export function chartKey(sectionId: string): string {
  return `chart:${sectionId}`
}

/** The name of an article's own figure on its card. */
export function postKey(slug: string): string {
  return `post:${slug}`
}

/** The name of the picture on a card that leads to another page. */
export function linkKey(href: string): string {
  return `link:${href}`
}
