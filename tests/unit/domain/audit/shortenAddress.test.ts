import { describe, expect, it } from 'vitest'
import { shortenAddress } from '../../../../domain/audit/shortenAddress'

describe('shortenAddress', () => {
  it.each([
    ['192.0.2.55', '192.0.2.0/24'],
    ['::ffff:192.0.2.55', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:0001::6', '2001:db8:1::/48'],
    ['2001:db8::6', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['in-process', null],
    ['', null],
  ])('returns only the network of %s', (address, network) => expect(shortenAddress(address)).toBe(network))
})
