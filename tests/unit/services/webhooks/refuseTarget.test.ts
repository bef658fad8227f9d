import { describe, expect, it } from 'vitest'
import { refuseTarget } from '../../../../services/webhooks/postWebhook'

const refused = (url: string, isLoopbackAllowed = false): boolean =>
  refuseTarget(new URL(url), isLoopbackAllowed) !== undefined

describe('refuseTarget', () => {
  it('lets a name of the internet through, by HTTPS alone', () => {
    expect(refused('https://hooks.example.org/ace?key=1')).toBe(false)
    expect(refused('https://8.8.8.8/')).toBe(false)
    expect(refused('http://hooks.example.org/')).toBe(true)
  })

  it.each([
    'https://localhost/',
    'https://a.localhost/',
    'https://127.0.0.1/',
    'https://2130706433/', // 127.0.0.1
    'https://0x7f.1/',
    'https://017700000001/',
    'https://１２７.0.0.1/', // full-width digits
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
  ])('refuses %s', (url) => {
    expect(refused(url)).toBe(true)
  })

  it('lets this machine through where the setting allows it, and no private network', () => {
    expect(refused('http://127.0.0.1:8080/', true)).toBe(false)
    expect(refused('http://localhost:8080/', true)).toBe(false)
    expect(refused('http://10.0.0.1/', true)).toBe(true)
    expect(refused('https://10.0.0.1/', true)).toBe(true)
  })
})
