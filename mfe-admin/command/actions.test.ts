import { ALERT_NAMES, ALERT_RULES } from '@framewell/domain/insights/alertRules'
import { expect, it } from 'vitest'
import { ADMIN_TABS, CONTROL_TABS } from '../dashboard/deskTabs'
import { COMMAND_ACTIONS, matchingActions } from './actions'

const tabOf = (href: string) => new URL(href, 'https://framewell.example').searchParams.get('tab')

it('leads to every tab of both dashboards; the first of each opens by itself', () => {
  const reached = new Set(COMMAND_ACTIONS.map(({ href }) => tabOf(href)))
  expect([...new Set([...ADMIN_TABS, ...CONTROL_TABS])].filter((tab) => tab !== 'overview' && !reached.has(tab))).toEqual([])
})

it('leads to no tab that there is not', () => {
  const hrefs = [...COMMAND_ACTIONS.map(({ href }) => href), ...ALERT_NAMES.map((name) => ALERT_RULES[name].href)]
  const known = { '/admin': ADMIN_TABS, '/admin-dashboard': CONTROL_TABS } as const
  for (const href of hrefs) {
    const tab = tabOf(href)
    const path = href.split('?')[0]
    if (tab === null) continue
    expect([path, tab]).toEqual([path === '/admin' ? path : '/admin-dashboard', tab])
    expect(path === '/admin' ? known['/admin'] : known['/admin-dashboard'], href).toContain(tab)
  }
})

it('finds what has all the words, in whatever order', () => {
  expect(matchingActions('again MAILS').map(({ title }) => title)).toEqual(['Outbox'])
  expect(matchingActions('')).toHaveLength(COMMAND_ACTIONS.length)
  expect(matchingActions('nothing of the kind')).toEqual([])
})
