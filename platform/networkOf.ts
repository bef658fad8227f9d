import { isIPv6 } from 'node:net'

const GROUPS = 8
/**
 * A household or a server is given at least these many groups, and moves freely among the addresses below
 * them: a /64.
 */
const GROUPS_OF_A_CLIENT = 4

/** The eight groups of an IPv6 address, `::` written out, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'), ...after]
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/**
 * What counts as one client for rate limits: an IPv4 address, or the /64 of an IPv6 address, whose owner can use 2^64
 * addresses.
 * @returns `192.0.2.1`, `2001:db8:1:2::/64`; anything else unchanged
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  const mapped = /^(?:0{0,4}:){0,5}:?:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain.replace(/:\d+\.\d+\.\d+\.\d+$/, ':0:0'))
  return `${groups.slice(0, GROUPS_OF_A_CLIENT).join(':')}::/64`
}
