import { expect, it } from 'vitest'
import { ALERT_NAMES, ALERT_RULES, alertOf, alertsInOrder } from './alertRules'

it.each(ALERT_NAMES)('%s fires at its threshold, and not below', (rule) => {
  const { threshold } = ALERT_RULES[rule]
  expect(alertOf(rule, threshold, undefined).firing).toBe(true)
  expect(alertOf(rule, threshold - 0.01, undefined).firing).toBe(false)
  expect(alertOf(rule, null, undefined).firing).toBe(false)
})

it("uses an operator's settings", () => {
  expect(alertOf('utilization', 90, { threshold: 95, on: true })).toMatchObject({ firing: false, measured: '90%', limit: '95%' })
  expect(alertOf('utilization', 95, { threshold: 95, on: true }).firing).toBe(true)
  expect(alertOf('utilization', 99, { threshold: 95, on: false }).firing).toBe(false)
})

it('lists firing ones first, critical before others', () => {
  const warning = alertOf('failedMails', 1, undefined)
  const quiet = alertOf('errorRate', 0, undefined)
  const critical = alertOf('delayedShipments', 1, undefined)
  const { alerts, firing } = alertsInOrder([quiet, warning, critical])
  expect(alerts.map(({ rule }) => rule)).toEqual(['delayedShipments', 'failedMails', 'errorRate'])
  expect(firing).toBe(2)
})
