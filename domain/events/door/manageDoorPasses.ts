import type { PayloadRequest } from 'payload'
import { drawCode } from '../../../platform/drawCode'
import { isObjectId } from '../../../platform/isObjectId'
import { hashToken, makeToken } from '../../accounts/credentials'
import { recordChange } from '../../audit'
import { type StoredEvent, findPublishedEvent, findStaffEvent, findStoredEvent } from '..'
import { hasSession } from '../programme'
import { DOOR_LIMITS } from './door.constants'
import type { DoorPassGiven, NewDoorPass } from './door.schema'
import {
  type StoredDoorPass,
  countDoorPasses,
  endDoorPass,
  insertDoorPass,
  touchDoorPass,
} from './doorPassesRepository'
import { readScopes } from './doorScopes'
import { doorTerm } from './doorTerm'

type GiveProblem = { problem: 'not_found' | 'no_term' | 'no_scope' | 'too_many' }

/**
 * Gives a right to work at the door of an event, by a link. The caller checks the permission.
 * @param pass `name`: who has it and where; `scope`: id of the extra or the session that it is for; `by`: id of the
 *   account of who gives it
 */
export const giveDoorPass = async (
  req: PayloadRequest,
  id: unknown,
  { name, scope, by }: NewDoorPass & { by: string },
): Promise<DoorPassGiven | GiveProblem> => {
  const { payload } = req
  const event = (await findStaffEvent(req, id))?.event
  if (!event) return { problem: 'not_found' }
  const stored = await findStoredEvent(payload, event.id)
  const term = stored && doorTerm(stored)
  if (!term || term < new Date()) return { problem: 'no_term' }
  const part = scope === null ? undefined : (await readScopes(payload, event.id)).get(scope)
  if (scope !== null && !part) return { problem: 'no_scope' }
  if ((await countDoorPasses(payload, event.id)) >= DOOR_LIMITS.passes) return { problem: 'too_many' }
  const { token, tokenHash } = makeToken()
  const pass = await insertDoorPass(payload, {
    event: event.id,
    name,
    ...(part && { [part.kind]: part.id }),
    tokenHash,
    by,
  })
  await recordChange(req, {
    action: 'door-pass.given',
    subject: { collection: 'events', id: event.id, title: event.title },
    after: { pass: name, ...(part && { scope: part.name }) },
  })
  const link = `${payload.config.serverURL}/door/${event.id}#${token}`
  return { id: pass, link, drawing: drawCode(link) }
}

/** Withdraws a pass: its device is refused at its next contact. Repeated, it changes nothing. */
export const withdrawDoorPass = async (
  req: PayloadRequest,
  id: unknown,
  pass: unknown,
): Promise<{ outcome: 'withdrawn' } | { problem: 'not_found' }> => {
  const event = (await findStaffEvent(req, id))?.event
  const ended = event && isObjectId(pass) ? await endDoorPass(req.payload, event.id, pass) : null
  if (!event || !ended) return { problem: 'not_found' }
  if (ended.isNew)
    await recordChange(req, {
      action: 'door-pass.withdrawn',
      subject: { collection: 'events', id: event.id, title: event.title },
      before: { pass: ended.pass.name },
    })
  return { outcome: 'withdrawn' }
}

/** A device at the door whose pass is valid. */
export interface AdmittedDoor {
  event: StoredEvent
  pass: StoredDoorPass
  /** Until when the pass lasts. */
  until: Date
  /** Whether it is over: the device may only send what it did before. */
  isLate: boolean
}

/** A device that had no network all day sends what it did within so long after the end. */
const LATE_MS = 3 * 24 * 60 * 60_000

/**
 * Finds the pass of a device. One that is over is found for some days more.
 * @returns undefined for one that is unknown, withdrawn, of another event or a removed session, or long over
 */
export const admitDoor = async (
  { payload, headers, routeParams }: PayloadRequest,
  header: string,
): Promise<AdmittedDoor | undefined> => {
  const token = headers.get(header)
  const id = routeParams?.id
  if (!token || !isObjectId(id)) return undefined
  const event = await findPublishedEvent(payload, id)
  const until = event && doorTerm(event)
  const now = Date.now()
  if (!event || !until || until.getTime() + LATE_MS < now) return undefined
  const pass = await touchDoorPass(payload, id, hashToken(token))
  if (!pass || (pass.session && !(await hasSession(payload, id, String(pass.session))))) return undefined
  return { event, pass, until, isLate: until.getTime() < now }
}
