import { DOOR_PASS_HEADER } from '../../../../domain/events/door/door.constants'
import type { DoorChanges, DoorList, DoorSync } from '../../../../domain/events/door/door.schema'

/** An answer that comes later is none: the device goes on alone. */
const PATIENCE_MS = 15_000

/** What came of asking the server. */
export type Asked<Body> =
  | { body: Body }
  /** `ended`: the pass is no longer valid. `refused`: with a reason for people. `no_line`: nobody took it. */
  | { problem: 'ended' | 'no_line' }
  | { problem: 'refused'; text: string }

const textOf = async (answer: Response): Promise<string> => {
  try {
    return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message ?? ''
  } catch {
    return ''
  }
}

const ask = async <Body>(id: string, token: string, body?: DoorSync): Promise<Asked<Body>> => {
  try {
    const answer = await fetch(`/api/events/${encodeURIComponent(id)}/door`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Accept: 'application/json',
        [DOOR_PASS_HEADER]: token,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      credentials: 'omit', // a pass is all that counts, whoever is signed in
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.ok) return { body: (await answer.json()) as Body }
    if (answer.status === 401) return { problem: 'ended' }
    if (answer.status === 409) return { problem: 'refused', text: await textOf(answer) }
    return { problem: 'no_line' } // it is sent again
  } catch {
    return { problem: 'no_line' }
  }
}

/** Asks who may come. */
export const askList = (id: string, token: string): Promise<Asked<DoorList>> => ask(id, token)

/** Sends what this device did, and asks what others did. */
export const sendScans = (id: string, token: string, body: DoorSync): Promise<Asked<DoorChanges>> =>
  ask(id, token, body)
