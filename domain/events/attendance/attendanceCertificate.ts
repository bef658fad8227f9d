import { randomInt } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { findRegisteredName } from '../../membership/memberships'
import { findContact } from '../../people/profiles'
import { type StoredEvent, findStoredEvent } from '..'
import type { VerifiedAttendance } from './attendance.schema'
import { ensureCertificateCode, findCertifiedAttendance, findPresentAmong } from './attendancesRepository'
import { CODE_LETTERS, isCertificateCode } from './certificateCode.schema'
import { dayOf, hoursOf, tookPlace } from './creditOf'

/** 98 bits that nobody can guess: `ATT-7KD2M-…`. */
const makeCode = (): string => ['ATT', ...Array.from({ length: 4 }, () => makePart())].join('-')

const makePart = (): string =>
  Array.from({ length: 5 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** What a certificate says; undefined for a person without a profile. */
const readFacts = async (
  payload: Payload,
  event: StoredEvent,
  user: string,
): Promise<VerifiedAttendance | undefined> => {
  const [registeredName, contact] = await Promise.all([
    findRegisteredName(payload, user),
    findContact(payload, user),
  ])
  const fullName = registeredName ?? contact?.fullName
  return fullName ? { fullName, event: event.title, day: dayOf(event), hours: hoursOf(event) } : undefined
}

/** A certificate that can be drawn. */
interface AttendanceCertificate {
  /** In its file's name. */
  slug: string
  draw: () => Promise<Buffer>
}

const drawCertificate = async (
  payload: Payload,
  facts: VerifiedAttendance,
  code: string,
): Promise<Buffer> => {
  const { renderAttendanceCertificate } = await import('./renderAttendanceCertificate') // rarely needed, and large
  const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const verifyUrl = `${payload.config.serverURL}/verify/${code}`
  return renderAttendanceCertificate({ ...facts, code, verifyUrl, association: name })
}

/**
 * The certificate of a person who was marked as there at an event that took place. Its code is stored when it is drawn
 * first.
 * @returns `not_found` for who was not, `not_over` before the end of the event and for one that was cancelled
 */
export const findAttendanceCertificate = async (
  payload: Payload,
  id: unknown,
  user: string,
): Promise<AttendanceCertificate | { problem: 'not_found' | 'not_over' }> => {
  const event = isObjectId(id) ? await findStoredEvent(payload, id) : null
  const facts = event && (await readFacts(payload, event, user))
  if (!facts || (await findPresentAmong(payload, event._id, [new ObjectId(user)])).length === 0)
    return { problem: 'not_found' }
  if (!tookPlace(event, new Date())) return { problem: 'not_over' }
  const draw = async (): Promise<Buffer> => {
    const code = await ensureCertificateCode(payload, event._id, user, makeCode())
    if (!code) throw new Error('The mark was taken back meanwhile')
    return drawCertificate(payload, facts, code)
  }
  return { slug: event.slug, draw }
}

/**
 * What a certificate's reader may know.
 * @param code in any case
 * @returns null for an unknown code, and for a certificate that is not valid any more: the mark was taken back, or the
 * event does not count as held
 */
export const verifyAttendance = async (
  payload: Payload,
  code: string,
): Promise<VerifiedAttendance | null> => {
  if (!isCertificateCode(code)) return null
  const attendance = await findCertifiedAttendance(payload, code.toUpperCase())
  const event = attendance && (await findStoredEvent(payload, attendance.event))
  if (!event || !tookPlace(event, new Date())) return null
  return (await readFacts(payload, event, attendance.user.toHexString())) ?? null
}
