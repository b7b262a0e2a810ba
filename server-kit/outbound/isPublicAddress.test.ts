import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './isPublicAddress'

describe('an address webhooks may go to', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '192.167.255.255', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4001::65'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:53aa:64c::',
    '2001:db8::1',
    'localhost',
    '',
    '127.1',
    '0x7f000001',
  ])('is not closed, local, or disguised: %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it('is never an IPv4 address written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:'), (address, before) => {
        expect(isPublicAddress(`${before}${address}`)).toBe(false)
      }),
      { numRuns: 200 },
    )
  })
})
