import { ALERT_NAMES, ALERT_RULES } from '@framewell/domain/insights/alertRules'
import { expect, it } from 'vitest'
import { ADMIN_TABS, CONTROL_TABS } from '../dashboard/tabs'
import { actionMatch, COMMAND_ACTIONS, matchingActions } from './actions'

const namesOf = (tabs: typeof ADMIN_TABS) => tabs.map(({ value }) => value)
const tabOf = (href: string) => new URL(href, 'https://framewell.example').searchParams.get('tab')

it('link to every tab of both dashboards; the first of each needs no parameter', () => {
  const reached = new Set(COMMAND_ACTIONS.map(({ href }) => tabOf(href)))
  expect(namesOf([...ADMIN_TABS, ...CONTROL_TABS]).filter((tab) => tab !== 'overview' && !reached.has(tab))).toEqual([])
})

it('link to no tab that does not exist', () => {
  const hrefs = [...COMMAND_ACTIONS.map(({ href }) => href), ...ALERT_NAMES.map((name) => ALERT_RULES[name].href)]
  const known = { '/admin': namesOf(ADMIN_TABS), '/admin-dashboard': namesOf(CONTROL_TABS) } as const
  for (const href of hrefs) {
    const tab = tabOf(href)
    const path = href.split('?')[0]
    if (tab === null) continue
    expect([path, tab]).toEqual([path === '/admin' ? path : '/admin-dashboard', tab])
    expect(path === '/admin' ? known['/admin'] : known['/admin-dashboard'], href).toContain(tab)
  }
})

it('match all typed words in any order', () => {
  expect(matchingActions('again MAILS').map(({ title }) => title)).toEqual(['Outbox'])
  expect(matchingActions('')).toHaveLength(COMMAND_ACTIONS.length)
  expect(matchingActions('nothing of the kind')).toEqual([])
})

it('say whether the words are the title, begin words, or are only parts of words', () => {
  const audit = { id: 'audit', title: 'Audit trail', detail: 'Who did what, when and why', href: '/admin-dashboard?tab=audit' }
  expect(['audit trail', 'Trail aud', 'udit', 'why audit', 'hy'].map((text) => actionMatch(audit, text))).toEqual([
    'exact',
    'start',
    'part',
    'start',
    'part',
  ])
})
