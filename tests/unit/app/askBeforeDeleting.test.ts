import { describe, expect, it, vi } from 'vitest'
import { askBeforeDeleting } from '../../../app/(payload)/trash/askBeforeDeleting'
import {
  CONFIRMATION_NEEDED,
  CONFIRMED_HEADER,
  type ConfirmationNeeded,
} from '../../../domain/content/trash/uses.schema'

const needed: ConfirmationNeeded = {
  code: CONFIRMATION_NEEDED,
  step: 'trash',
  effects: ['2 registered people will be told.'],
}

/** A server that requires a confirmation. */
const createServer = () =>
  vi.fn<typeof fetch>((_, init) => {
    const isConfirmed = new Headers(init?.headers).get(CONFIRMED_HEADER) === 'trash'
    return Promise.resolve(
      isConfirmed
        ? Response.json({ doc: {} })
        : Response.json({ errors: [{ message: 'Asked', code: needed.code, data: needed }] }, { status: 409 }),
    )
  })

const trash: RequestInit = { method: 'PATCH', body: JSON.stringify({ deletedAt: '2026-11-22T08:00:00Z' }) }

describe('a deletion in the panel', () => {
  it('that affects other records is sent again once it is confirmed', async () => {
    const server = createServer()
    const ask = vi.fn(() => Promise.resolve(true))
    const response = await askBeforeDeleting(server, ask)('/api/events/65f000000000000000000001', trash)
    expect(ask).toHaveBeenCalledExactlyOnceWith(needed)
    expect(response.status).toBe(200)
    expect(server).toHaveBeenCalledTimes(2)
  })

  it('is not sent again without a confirmation, and lists can read the answer', async () => {
    const server = createServer()
    const response = await askBeforeDeleting(server, () => Promise.resolve(false))(
      '/api/events?where[id][in][0]=1',
      { ...trash, method: 'DELETE' },
    )
    expect(server).toHaveBeenCalledTimes(1)
    expect(await response.json()).toMatchObject({ docs: [], errors: [{ message: 'Nothing was changed.' }] })
  })

  it('does not ask about other requests and other refusals', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    const refused = () => Promise.resolve(Response.json({ errors: [{ message: 'No' }] }, { status: 409 }))
    expect(
      (await askBeforeDeleting(refused, ask)('/api/events/65f000000000000000000001', trash)).status,
    ).toBe(409)
    await askBeforeDeleting(createServer(), ask)('/api/events/65f000000000000000000001', { method: 'POST' })
    expect(ask).not.toHaveBeenCalled()
  })
})
