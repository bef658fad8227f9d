import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from '../../../platform/isPublicAddress'

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])(
    'takes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2001::1',
    '2002:a00:1::',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'example.org',
    '',
  ])('refuses “%s”', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('isLoopbackAddress', () => {
  it('knows this machine', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1'].map(isLoopbackAddress)).toEqual([true, true, true])
    expect(['128.0.0.1', '::2', 'localhost'].map(isLoopbackAddress)).toEqual([false, false, false])
  })
})
