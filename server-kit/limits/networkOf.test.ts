import { expect, it } from 'vitest'
import { networkOf } from './networkOf'

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.8', '192.0.2.8'],
  ['192.0.2.7', '192.0.2.7'],
  ['dana@example.com', 'dana@example.com'],
  ['unknown', 'unknown'],
])('counts %s as %s', (value, network) => {
  expect(networkOf(value)).toBe(network)
})
