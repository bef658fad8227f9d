import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8

/** The eight groups of an IPv6 address, `::` written out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  return tail === undefined
    ? before
    : [...before, ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'), ...after]
}

/**
 * A client's address as far as it may be kept: the network, not the device. IPv4 /24, IPv6 /48.
 * @returns `192.0.2.0/24`, `2001:db8:1::/48`; null for what is no address
 */
export const shortenAddress = (address: string): string | null => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return null
  const network = groupsOf(plain.toLowerCase())
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/48`
}
