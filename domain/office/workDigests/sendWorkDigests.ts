import { type Payload, createLocalReq } from 'payload'
import { asReader, isStaff } from '../../../collections/access/policies.schema'
import { toJubaTime, todayInJuba } from '../../../platform/jubaTime'
import { queueMail } from '../../messaging/mail'
import { findNames } from '../../people/profiles'
import { findDigestReaders } from '../deskSettings'
import { type PendingGroup, findPendingWork } from '../pendingWork'
import { pendingTitle } from '../pendingWork/pendingWork.schema'

/** In Juba. Whoever has not been written to by noon is not that day. */
const MORNING = { from: 6, before: 12 } as const

const inWords = ({ kind, total, late }: PendingGroup): string =>
  `${total} ${pendingTitle(kind, total)}${late > 0 ? `, ${late} of them later than promised` : ''}`

/** Tells one member of staff by mail what waits, within the rights of now; nothing where nothing waits. */
const send = async (payload: Payload, id: string, now: Date): Promise<void> => {
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the rights of this account decide below
  })
  if (!user || user.lockedAt || !isStaff(asReader(user))) return
  const req = await createLocalReq({ user: { ...asReader(user), collection: 'users' } }, payload)
  const waiting = (await findPendingWork(req, now.getTime())).filter(({ total }) => total > 0)
  if (waiting.length === 0) return
  const fullName = (await findNames(payload, [id])).get(id) ?? user.email
  await queueMail(payload, {
    template: 'workDigest',
    to: user.email,
    data: {
      fullName,
      total: waiting.reduce((sum, { total }) => sum + total, 0),
      lines: waiting.map(inWords),
    },
    dedupeKey: `workDigest:${id}:${todayInJuba(now)}`,
  })
}

/**
 * Writes to staff who asked for it each morning what waits for them. Safe to run twice, and at once by several processes:
 * each gets one mail a day. One who cannot be written to is logged, and the others are.
 */
export const sendWorkDigests = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  const hour = Number(toJubaTime(now).slice(11, 13))
  if (hour < MORNING.from || hour >= MORNING.before) return
  for (const user of await findDigestReaders(payload)) {
    if (signal?.aborted) return
    try {
      await send(payload, user, now)
    } catch (error) {
      payload.logger.warn({ err: error, user }, 'a member of staff could not be told what waits')
    }
  }
}
