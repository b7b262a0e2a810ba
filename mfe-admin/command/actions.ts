import type { SEARCH_MATCHES } from '@framewell/domain/insights/dashboardCalls'
import { ADMIN_TABS, CONTROL_TABS, type DashboardTab } from '../dashboard/tabs'

/** A screen or action that the command bar finds by its text. */
export interface CommandAction {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly href: string
}

const action = (title: string, detail: string, href: string): CommandAction => ({ id: href, title, detail, href })

const tabAction = (path: string, { value, label, title = label, detail, query = '' }: DashboardTab): readonly CommandAction[] =>
  detail === null ? [] : [action(title, detail, `${path}?tab=${value}${query}`)]

/** All operator destinations; each screen and tab once. */
export const COMMAND_ACTIONS: readonly CommandAction[] = [
  action('Admin dashboard', 'Overview of the network', '/admin'),
  action('Control center', 'Figures, alerts and system', '/admin-dashboard'),
  ...ADMIN_TABS.flatMap((tab) => tabAction('/admin', tab)),
  ...CONTROL_TABS.flatMap((tab) => tabAction('/admin-dashboard', tab)),
  action('Analytics', 'Funnel, cohorts, lead time', '/analytics'),
  action('Payments', 'Escrow, transactions, factoring', '/payments'),
  action('Content', 'Pages and posts', '/content-management'),
  action('Investor metrics', 'Readiness and checklist', '/yc-dashboard'),
]

/** How well an action matches words: its whole title, the beginnings of its words, or parts of them. */
export function actionMatch({ title, detail }: CommandAction, text: string): (typeof SEARCH_MATCHES)[number] {
  const typed = text.toLowerCase().trim()
  if (title.toLowerCase() === typed) return 'exact'
  const words = `${title} ${detail}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return typed.split(/\s+/).every((word) => words.some((each) => each.startsWith(word))) ? 'start' : 'part'
}

/** The actions that match every typed word; all actions when the input is empty. */
export function matchingActions(text: string, actions: readonly CommandAction[] = COMMAND_ACTIONS): readonly CommandAction[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ title, detail }) => words.every((word) => `${title} ${detail}`.toLowerCase().includes(word)))
}
