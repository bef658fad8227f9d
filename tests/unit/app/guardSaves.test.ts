import { describe, expect, it, vi } from 'vitest'
import { type Choice, guardSaves } from '../../../app/(payload)/edits/guardSaves'
import { BASE_VERSION_HEADER, VERSION_CONFLICT } from '../../../domain/content/edits/edits.schema'

const saved = (updatedAt: string): Response => Response.json({ doc: { updatedAt } })
const refused = (updatedAt: string): Response =>
  Response.json(
    {
      errors: [{ message: 'Somebody', data: { code: VERSION_CONFLICT, updatedAt, by: 'Amina', fields: [] } }],
    },
    { status: 409 },
  )

/** As the panel sends a form. */
const form = (updatedAt: string): RequestInit => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title: 'A title', updatedAt }))
  return { method: 'PATCH', body }
}

const set = (choice: Choice, ...answers: (() => Response | Promise<Response>)[]) => {
  const send = vi.fn<typeof fetch>(async () => answers.shift()?.() ?? new Response(null, { status: 500 }))
  const ask = vi.fn(async () => choice)
  const reload = vi.fn()
  const bases = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get(BASE_VERSION_HEADER))
  return { guarded: guardSaves(send, { ask, reload }), ask, reload, send, bases }
}

const PAGE = '/api/pages/65f000000000000000000000'

describe('guardSaves', () => {
  it('does not change requests other than saves', async () => {
    const { guarded, send } = set(
      'keep',
      () => Response.json({}),
      () => refused('T2'),
    )
    const init = { method: 'POST' }
    await guarded('/api/pages', init)
    expect(send).toHaveBeenLastCalledWith('/api/pages', init)
    expect((await guarded('/api/users/login', { method: 'POST' })).status).toBe(409)
  })

  it('overwrites the other version when the editor chooses so', async () => {
    const { guarded, ask, bases } = set(
      'keep',
      () => refused('T2'),
      () => saved('T3'),
    )
    expect((await guarded(`${PAGE}?depth=0`, form('T1'))).ok).toBe(true)
    expect(ask).toHaveBeenCalledOnce()
    expect(bases()).toEqual([null, 'T2'])
  })

  it('asks again when another version was saved in between', async () => {
    const { guarded, ask, bases } = set(
      'keep',
      () => refused('T2'),
      () => refused('T3'),
      () => saved('T4'),
    )
    await guarded(PAGE, form('T1'))
    expect(ask).toHaveBeenCalledTimes(2)
    expect(bases()).toEqual([null, 'T2', 'T3'])
  })

  it('returns the refusal when the editor continues to write, and does not ask at each autosave', async () => {
    const { guarded, ask } = set('continue', ...Array.from({ length: 3 }, () => () => refused('T2')))
    expect((await guarded(`${PAGE}?autosave=true`, form('T1'))).status).toBe(409)
    expect((await guarded(`${PAGE}?autosave=true`, form('T1'))).status).toBe(409)
    expect(ask).toHaveBeenCalledOnce()
    await guarded(PAGE, form('T1')) // the editor presses Save
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('reloads the page for the other version', async () => {
    const { guarded, reload } = set('take', () => refused('T2'))
    void guarded(PAGE, form('T1'))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('waits for an own save in progress, and bases the next one on it', async () => {
    let arrive: (response: Response) => void = () => undefined
    const { guarded, send, bases } = set(
      'keep',
      () => new Promise<Response>((resolve) => (arrive = resolve)),
      () => saved('T3'),
      () => saved('T4'),
    )
    const [first, second] = [guarded(`${PAGE}?autosave=true`, form('T1')), guarded(PAGE, form('T1'))]
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    arrive(saved('T2'))
    await Promise.all([first, second])
    expect(bases()).toEqual([null, 'T2'])
    await guarded(PAGE, form('T1'))
    expect(bases()).toEqual([null, 'T2', 'T3'])
  })
})
