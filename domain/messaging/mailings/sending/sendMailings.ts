import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { workOnEach } from '../../../../platform/workOnEach'
import { withdrawQueued } from '../../mail'
import { mailingKeys } from '../mailingScope'
import {
  type StoredMailing,
  changeMailing,
  claimMailing,
  findAtWork,
  findMailing,
  releaseMailing,
  startDue,
} from '../mailingsRepository'
import { countQueuedSince, findInState, moveRecipients } from '../recipientsRepository'
import { collectRecipients } from './collectRecipients'
import { type Following, followDeliveries } from './followDeliveries'
import { queueRecipients } from './queueRecipients'
import { sendTexts, settleBrokenTexts } from './sendTexts'

/** Longer than any batch takes; renewed before each. */
const LEASE_MS = 60_000
const BATCH = 100
/** The job runs about so often: in each such span a part of the minute's mails goes out. */
const SPAN_MS = 10_000
/** Mails that came back or were sent again later are followed for so long. */
const FOLLOWED_DAYS = 14
const DAY_MS = 86_400_000

const hasStatus = async (
  payload: Payload,
  { _id }: Pick<StoredMailing, '_id'>,
  status: StoredMailing['status'],
): Promise<boolean> => (await findMailing(payload, String(_id)))?.status === status

/** How many mails may be queued now, so that no more than the setting go out a minute. */
const readAllowance = async (payload: Payload): Promise<number> => {
  const { mailsPerMinute } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // the server's own job
  })
  const now = Date.now()
  const [inSpan, inMinute] = await Promise.all([
    countQueuedSince(payload, new Date(now - SPAN_MS)),
    countQueuedSince(payload, new Date(now - 60_000)),
  ])
  return Math.min(Math.ceil((mailsPerMinute * SPAN_MS) / 60_000) - inSpan, mailsPerMinute - inMinute)
}

/** Brings the rows up to what became of them. @returns how many are still on their way */
const follow = (payload: Payload, mailing: StoredMailing, following?: Following): Promise<number> =>
  mailing.channel === 'sms'
    ? settleBrokenTexts(payload, mailing)
    : followDeliveries(payload, mailing._id, following)

type GoOn = () => Promise<boolean>

/** Queues as many mails as may go out now; ends the mailing when all are settled. */
const send = async (payload: Payload, mailing: StoredMailing, goOn: GoOn): Promise<void> => {
  let allowance = await readAllowance(payload)
  while (allowance > 0 && (await goOn()) && (await hasStatus(payload, mailing, 'sending'))) {
    const next = await findInState(payload, mailing._id, ['waiting'], Math.min(BATCH, allowance))
    if (next.length === 0) break
    await (mailing.channel === 'sms' ? sendTexts : queueRecipients)(payload, mailing, next)
    allowance -= next.length
  }
  const open = await follow(payload, mailing)
  const [waiting] = await findInState(payload, mailing._id, ['waiting', 'queued'], 1)
  if (open === 0 && !waiting)
    await changeMailing(payload, String(mailing._id), {
      from: ['sending'],
      set: { status: 'sent', finishedAt: new Date() },
    })
}

/** Takes back what waits. What a mail server may be taking right now is followed to its end. */
const cancel = async (payload: Payload, mailing: StoredMailing, goOn: GoOn): Promise<void> => {
  const { _id } = mailing
  for (;;) {
    if (!(await goOn())) return
    const rows = await findInState(payload, _id, ['waiting'], BATCH)
    if (rows.length === 0) break
    await moveRecipients(
      payload,
      rows.map((row) => row._id),
      ['waiting'],
      { state: 'cancelled', settledAt: new Date() },
    )
  }
  await withdrawQueued(payload, mailingKeys(String(_id)))
  if ((await follow(payload, mailing, { isWithdrawn: true })) > 0) return
  await changeMailing(payload, String(_id), {
    from: ['cancelling'],
    set: { status: 'cancelled', finishedAt: new Date() },
  })
}

const workOn = async (payload: Payload, mailing: StoredMailing, goOn: GoOn): Promise<void> => {
  switch (mailing.status) {
    case 'collecting': {
      await collectRecipients(payload, mailing, goOn)
      const next = await findMailing(payload, String(mailing._id))
      if (next?.status === 'sending') await send(payload, next, goOn)
      return
    }
    case 'sending':
      return send(payload, mailing, goOn)
    case 'cancelling':
      return cancel(payload, mailing, goOn)
    default:
      await follow(payload, mailing, { isLate: true })
  }
}

/** Works on one mailing, in one process at a time. */
export const workOnMailing = async (payload: Payload, id: ObjectId, signal?: AbortSignal): Promise<void> => {
  let lease = await claimMailing(payload, id, LEASE_MS)
  if (!lease) return
  const goOn = async (): Promise<boolean> => {
    const renewed = lease && !signal?.aborted ? await claimMailing(payload, id, LEASE_MS, lease) : null
    if (renewed) lease = renewed
    return renewed !== null
  }
  try {
    const mailing = await findMailing(payload, String(id))
    if (mailing) await workOn(payload, mailing, goOn)
  } finally {
    await releaseMailing(payload, id, lease)
  }
}

/** Starts the mailings that are due and goes on with those under way. One that fails does not stop the others. */
export const sendMailings = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  await startDue(payload)
  const ids = await findAtWork(payload, new Date(Date.now() - FOLLOWED_DAYS * DAY_MS))
  await workOnEach(payload, ids, (id) => workOnMailing(payload, id, signal), {
    failed: 'a mailing could not be worked on; it is tried again',
    about: (id) => ({ mailing: String(id) }),
    ...(signal && { signal }),
  })
}
