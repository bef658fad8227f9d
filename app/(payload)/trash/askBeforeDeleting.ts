import {
  CONFIRMATION_NEEDED,
  CONFIRMED_HEADER,
  type ConfirmationNeeded,
} from '../../../domain/content/trash/uses.schema'
import { readJson } from '../../../frontend/lib/readJson'

type Send = typeof fetch

/**
 * `PATCH /api/pages/65f…`, `DELETE /api/events?where…`: the panel moving records to the trash, restoring or
 * deleting them.
 */
const RECORDS = /^\/api\/[\w-]+(\/[\w-]+)?$/
const METHODS = ['PATCH', 'DELETE']

const neededBy = async (response: Response): Promise<ConfirmationNeeded | undefined> => {
  if (response.status !== 409) return undefined
  try {
    const answer = await readJson<{ errors?: { data?: Partial<ConfirmationNeeded> | null }[] } | undefined>(
      response.clone(),
    )
    const data = answer?.errors?.[0]?.data
    return data?.code === CONFIRMATION_NEEDED ? (data as ConfirmationNeeded) : undefined
  } catch {
    return undefined
  }
}

/** What the panel is told when nobody agreed; lists read `docs`. */
const nothingDone = (): Response => {
  const message = 'Nothing was changed.'
  return Response.json({ message, errors: [{ message }], docs: [] }, { status: 409 })
}

/**
 * Wraps `fetch`, so that a deletion that reaches other people or pages is agreed to before the panel hears of it.
 * @param ask whether what it does is meant
 */
export const askBeforeDeleting =
  (send: Send, ask: (needed: ConfirmationNeeded) => Promise<boolean>): Send =>
  async (input, init = {}) => {
    const response = await send(input, init)
    if (
      input instanceof Request ||
      !METHODS.includes((init.method ?? 'GET').toUpperCase()) ||
      !RECORDS.test(new URL(input, 'http://localhost').pathname)
    )
      return response
    const needed = await neededBy(response)
    if (!needed) return response
    if (!(await ask(needed))) return nothingDone()
    const headers = new Headers(init.headers)
    headers.set(CONFIRMED_HEADER, needed.step)
    return send(input, { ...init, headers })
  }
