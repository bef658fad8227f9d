import { describe, expect, it, vi } from 'vitest'
import { guardSaves } from '../../../app/(payload)/edits/guardSaves'
import { askForProof } from '../../../app/(payload)/proof/askForProof'
import { BASE_VERSION_HEADER, VERSION_CONFLICT } from '../../../domain/content/edits/edits.schema'

const SETTINGS = '/api/globals/staff-settings'

/**
 * A global that requires a recent sign-in for every save, and was saved by another person since it was
 * opened.
 */
const server = () => {
  const state = { isProved: false, version: 'T2' }
  const send = vi.fn<typeof fetch>(async (_, init) => {
    if (!state.isProved)
      return Response.json({ errors: [{ code: 'reauthentication_required' }] }, { status: 401 })
    const base = new Headers(init?.headers).get(BASE_VERSION_HEADER) ?? 'T1'
    if (base !== state.version)
      return Response.json(
        {
          errors: [
            {
              message: 'Somebody',
              data: { code: VERSION_CONFLICT, updatedAt: state.version, by: 'Amina', fields: [] },
            },
          ],
        },
        { status: 409 },
      )
    return Response.json({ result: { updatedAt: 'T3' } })
  })
  return { state, send }
}

const save = (): RequestInit => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ graceDays: 31, updatedAt: 'T1' }))
  return { method: 'POST', body }
}

/** As the panel's two providers wrap `fetch`. */
const panel = (send: typeof fetch, prove: () => Promise<boolean>) => {
  const choose = vi.fn(async () => 'keep' as const)
  return { choose, request: askForProof(guardSaves(send, { ask: choose, reload: vi.fn() }), prove) }
}

describe('a save that needs a recent sign-in and is based on an older version', () => {
  it('asks for the password, then for the version to save, and is saved once', async () => {
    const { state, send } = server()
    const prove = vi.fn(async () => (state.isProved = true))
    const { choose, request } = panel(send, prove)
    expect((await request(SETTINGS, save())).status).toBe(200)
    expect(prove).toHaveBeenCalledOnce()
    expect(choose).toHaveBeenCalledOnce()
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('asks for the password again when it expired while the editor was choosing', async () => {
    const { state, send } = server()
    const prove = vi.fn(async () => (state.isProved = true))
    const { choose, request } = panel(send, prove)
    state.isProved = true
    choose.mockImplementationOnce(async () => {
      state.isProved = false
      return 'keep' as const
    })
    expect((await request(SETTINGS, save())).status).toBe(200)
    expect(prove).toHaveBeenCalledOnce()
  })

  it('is not repeated without the password, and does not delay the next save', async () => {
    const { state, send } = server()
    const { choose, request } = panel(send, async () => state.isProved)
    const refused = await request(SETTINGS, save())
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('did not confirm your identity')
    expect(choose).not.toHaveBeenCalled()
    state.isProved = true
    expect((await request(SETTINGS, save())).status).toBe(200)
  })
})
