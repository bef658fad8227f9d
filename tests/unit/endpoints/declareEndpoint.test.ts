import type { PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { COLLECTIONS } from '../../../collections'
import { ROOT_ENDPOINTS } from '../../../endpoints'
import { problem } from '../../../endpoints/answers'
import { declarationOf, declareEndpoint } from '../../../endpoints/declareEndpoint'
import { admittedBy, everybody, signedIn } from '../../../endpoints/guards'

const requestWith = (parts: {
  user?: object
  query?: object
  json?: () => Promise<unknown>
}): PayloadRequest => ({ query: {}, ...parts }) as unknown as PayloadRequest

const ask = async (endpoint: ReturnType<typeof declareEndpoint>, req: PayloadRequest) => {
  const answer = await endpoint.handler(req)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

describe('an endpoint that is declared', () => {
  it('reads nothing of the body before its guard admits the caller', async () => {
    const json = vi.fn(() => Promise.resolve({ name: 7 }))
    const endpoint = declareEndpoint({
      method: 'post',
      path: '/',
      access: signedIn('Please sign in to write'),
      body: z.object({ name: z.string() }),
      handler: () => Response.json({}),
    })
    const refused = await ask(endpoint, requestWith({ json }))
    expect(refused).toEqual({
      status: 401,
      body: { errors: [{ code: 'unauthenticated', message: 'Please sign in to write' }] },
    })
    expect(json).not.toHaveBeenCalled()
  })

  it('answers 400 and the fields that are wrong, and never calls its handler with them', async () => {
    const handler = vi.fn(() => Response.json({}))
    const endpoint = declareEndpoint({
      method: 'post',
      path: '/',
      access: everybody,
      query: z.object({ page: z.coerce.number().max(9, 'Too far') }),
      body: z.object({ name: z.string('Please enter a name') }),
      handler,
    })
    const json = () => Promise.resolve({})
    expect(await ask(endpoint, requestWith({ query: { page: '10' }, json }))).toEqual({
      status: 400,
      body: { errors: [{ code: 'invalid', field: 'page', message: 'Too far' }] },
    })
    expect(await ask(endpoint, requestWith({ query: { page: '1' }, json }))).toEqual({
      status: 400,
      body: { errors: [{ code: 'invalid', field: 'name', message: 'Please enter a name' }] },
    })
    expect(handler).not.toHaveBeenCalled()
  })

  it('gives its handler what the guard found and what the schemas read', async () => {
    const endpoint = declareEndpoint({
      method: 'post',
      path: '/',
      access: admittedBy(({ user }): { shelf: string } | { refusal: Response } =>
        user ? { shelf: 'B2' } : { refusal: problem(404, 'not_found', 'There is none') },
      ),
      query: z.object({ page: z.coerce.number() }),
      body: z.object({ name: z.string().trim() }),
      handler: (_req, { shelf, query, body }) => Response.json({ shelf, page: query.page, name: body.name }),
    })
    const json = () => Promise.resolve({ name: ' Lado ' })
    expect(await ask(endpoint, requestWith({ user: { id: '1' }, query: { page: '2' }, json }))).toEqual({
      status: 200,
      body: { shelf: 'B2', page: 2, name: 'Lado' },
    })
    expect((await ask(endpoint, requestWith({ json }))).status).toBe(404)
  })

  it('is the only kind that the project has: each says who may call it', () => {
    const all = [...ROOT_ENDPOINTS, ...COLLECTIONS.flatMap(({ endpoints }) => endpoints || [])]
    expect(all.length).toBeGreaterThan(300)
    expect(all.filter((endpoint) => !declarationOf(endpoint)).map(({ path }) => path)).toEqual([])
  })
})
