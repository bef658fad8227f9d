import { readJson } from '../../../frontend/lib/readJson'

type Send = typeof fetch

const isProofAsked = async (response: Response): Promise<boolean> => {
  if (response.status !== 401) return false
  const body = await readJson<{ errors?: { code?: string }[] }>(response.clone()).catch(() => undefined)
  return body?.errors?.[0]?.code === 'reauthentication_required'
}

const givenUp = (): Response =>
  Response.json(
    { errors: [{ message: 'Nothing was changed, because you did not confirm your identity.' }] },
    { status: 403 },
  )

/**
 * Wraps `fetch`, so that a request for which the server wants to know who is there is sent again once that is settled.
 * Outside of what settles conflicts between versions: a save that needs both is asked for the proof first.
 * @param ask settles it; false when the person gave up
 */
export const askForProof =
  (send: Send, ask: () => Promise<boolean>): Send =>
  async (input, init) => {
    const again = input instanceof Request ? input.clone() : input
    const response = await send(input, init)
    if (!(await isProofAsked(response))) return response
    return (await ask()) ? send(again, init) : givenUp()
  }
