import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { importTicketKey, readTicket } from '../../../../../../frontend/features/events/door/readTicket'
import { signedIds } from '../../../../../../platform/signedIds'

const payload = { config: { secret: 'a secret of these tests' } } as Payload
const ID = '0123456789abcdef01234567'

describe('the code of a ticket, read without a network', () => {
  it('is the id that the server signed', async () => {
    const codes = signedIds('ticket')
    const key = await importTicketKey(codes.publicKey(payload))
    expect(await readTicket(key, codes.sign(payload, ID))).toBe(ID)
    expect(await readTicket(key, ` ${codes.sign(payload, ID)}\n`)).toBe(ID)
  })

  it('is refused when it was signed for something else, changed, cut off or is no code at all', async () => {
    const codes = signedIds('ticket')
    const key = await importTicketKey(codes.publicKey(payload))
    const code = codes.sign(payload, ID)
    const changed = (code.startsWith('A') ? 'B' : 'A') + code.slice(1)
    for (const forged of [
      signedIds('other').sign(payload, ID),
      changed,
      code.slice(0, -1),
      '',
      'https://example.org',
    ])
      expect(await readTicket(key, forged), forged).toBeNull()
  })
})
