import {
  BASE_VERSION_HEADER,
  VERSION_CONFLICT,
  type VersionConflict,
} from '../../../domain/content/edits/edits.schema'

/** What an editor does about a save that was refused: saves on top, loads the other version, or goes on writing. */
export type Choice = 'keep' | 'take' | 'continue'

type Send = typeof fetch

/** `PATCH /api/pages/65f…`, `POST /api/globals/home`: the panel saving a record. */
const SAVES: Partial<Record<string, RegExp>> = {
  PATCH: /^\/api\/[\w-]+\/[\w-]+$/,
  POST: /^\/api\/globals\/[\w-]+$/,
}

const addressOf = (input: Parameters<Send>[0]): URL =>
  new URL(input instanceof Request ? input.url : input, 'http://localhost')

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** The version that a save was begun with: its form holds it beside the fields. */
const baseOf = (body: unknown): string | undefined => {
  const data = parsed(body instanceof FormData ? body.get('_payload') : body) as
    { updatedAt?: unknown } | null | undefined
  return typeof data?.updatedAt === 'string' ? data.updatedAt : undefined
}

const read = async (response: Response): Promise<unknown> => {
  try {
    return await response.clone().json()
  } catch {
    return undefined
  }
}

const conflictIn = async (response: Response): Promise<VersionConflict | undefined> => {
  if (response.status !== 409) return undefined
  const answer = (await read(response)) as
    { errors?: { data?: Partial<VersionConflict> | null }[] } | undefined
  const data = answer?.errors?.[0]?.data
  return data?.code === VERSION_CONFLICT ? (data as VersionConflict) : undefined
}

const savedVersion = async (response: Response): Promise<string | undefined> => {
  const answer = response.ok
    ? ((await read(response)) as
        { doc?: { updatedAt?: string }; result?: { updatedAt?: string } } | undefined)
    : undefined
  return (answer?.doc ?? answer?.result)?.updatedAt
}

interface Options {
  ask: (conflict: VersionConflict) => Promise<Choice>
  /** Loads the page again, whatever was written into it. */
  reload: () => void
}

/**
 * Wraps `fetch`, so that a save of the panel that is refused because of somebody else's is settled by the
 * editor before the panel hears of it. Saves of one record follow one another, and one that was sent before
 * the answer to the one before it has arrived builds on that: nobody is in conflict with themselves.
 */
export const guardSaves = (send: Send, { ask, reload }: Options): Send => {
  const succeeded = new Map<string, string>()
  const queues = new Map<string, Promise<unknown>>()
  const dismissed = new Set<string>()

  const save = async (
    path: string,
    isAutosave: boolean,
    input: Parameters<Send>[0],
    init: RequestInit,
  ): Promise<Response> => {
    const named = baseOf(init.body)
    let base = named
    for (let next = base && succeeded.get(`${path} ${base}`); next; next = succeeded.get(`${path} ${next}`))
      base = next
    for (;;) {
      const headers = new Headers(init.headers)
      if (base && base !== named) headers.set(BASE_VERSION_HEADER, base)
      const response = await send(input, { ...init, headers })
      const conflict = await conflictIn(response)
      if (!conflict) {
        const version = await savedVersion(response)
        if (named && version && version !== named) succeeded.set(`${path} ${named}`, version)
        if (base && version && version !== base) succeeded.set(`${path} ${base}`, version)
        return response
      }
      const known = `${path} ${conflict.updatedAt}`
      if (isAutosave && dismissed.has(known)) return response // asked once; the panel's own message tells the rest
      const choice = await ask(conflict)
      if (choice === 'take') {
        reload()
        return new Promise(() => undefined)
      }
      if (choice === 'continue') {
        dismissed.add(known)
        return response
      }
      base = conflict.updatedAt
    }
  }

  return (input, init = {}) => {
    const { pathname, searchParams } = addressOf(input)
    if (input instanceof Request || !SAVES[(init.method ?? 'GET').toUpperCase()]?.test(pathname))
      return send(input, init)
    const before = queues.get(pathname) ?? Promise.resolve()
    const answer = before.then(() => save(pathname, searchParams.get('autosave') === 'true', input, init))
    queues.set(
      pathname,
      answer.catch(() => undefined),
    )
    return answer
  }
}
