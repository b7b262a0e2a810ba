import { expect, it } from 'vitest'
import { troublesSince } from '../e2e/diagnosis'

it("extracts a journey's part of the product's log: warnings, errors, and output beside the log", () => {
  const line = (time: string, level: number, msg: string) => JSON.stringify({ level, time: `2026-11-26T10:00:${time}.000Z`, msg })
  const stack = '    at placeOrder (cms/orders/placeOrder.ts:12)'
  const log = [
    line('01', 50, 'earlier'),
    'written earlier',
    line('03', 30, 'a request'),
    line('04', 40, 'a slow answer'),
    line('05', 50, 'an error'),
    stack,
    '',
  ].join('\n')
  expect(troublesSince(log, Date.parse('2026-11-26T10:00:02Z'))).toEqual([
    line('04', 40, 'a slow answer'),
    line('05', 50, 'an error'),
    stack,
  ])
})
