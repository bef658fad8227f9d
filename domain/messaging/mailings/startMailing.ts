import type { PayloadRequest } from 'payload'
import { fromJubaTime } from '../../../platform/jubaTime'
import { waitBriefly } from '../../../platform/waitBriefly'
import { openTextMessages } from '../../../services/textMessages'
import type { Actor } from '../../../collections/access/roles'
import { recordChange } from '../../audit'
import type { SendMailing } from './mailing.schema'
import { mailingScope } from './mailingScope'
import { changeMailing, findMailing } from './mailingsRepository'
import type { MailingStarted } from './mailingTexts.schema'
import { workOnMailing } from './sending/sendMailings'

export type StartProblem = 'not_found' | 'changed_meanwhile' | 'in_the_past' | 'not_set_up'

/**
 * Sends a mailing now, or at a time to come. Of several people who press Send at once, one sends it. Its recipients are
 * fixed when sending begins.
 */
export const startMailing = async (
  req: PayloadRequest,
  user: Actor,
  id: string,
  { updatedAt, sendAt }: SendMailing,
): Promise<MailingStarted | { problem: StartProblem }> => {
  const { payload } = req
  const mailing = await findMailing(payload, id, mailingScope(user))
  if (!mailing) return { problem: 'not_found' }
  if (mailing.channel === 'sms' && !openTextMessages()) return { problem: 'not_set_up' }
  const moment = sendAt === undefined ? new Date() : new Date(fromJubaTime(sendAt))
  if (sendAt !== undefined && moment.getTime() <= Date.now()) return { problem: 'in_the_past' }
  const status = sendAt === undefined ? 'collecting' : 'scheduled'
  const isStarted = await changeMailing(payload, id, {
    from: ['draft'],
    readAt: new Date(updatedAt),
    set: {
      status,
      startedBy: user.id as never,
      ...(sendAt === undefined ? { startedAt: moment } : { sendAt: moment }),
    },
  })
  if (!isStarted) return { problem: 'changed_meanwhile' }
  await recordChange(req, {
    action: sendAt === undefined ? 'mailing.sent' : 'mailing.scheduled',
    subject: { collection: 'mailings', id, title: mailing.subject },
    after: { sendAt: moment.toISOString() },
  })
  if (status === 'collecting')
    // begun at once; what a crash interrupts is completed by the job
    await waitBriefly(
      workOnMailing(payload, mailing._id).catch((error: unknown) => {
        payload.logger.error({ err: error, mailing: id }, 'a mailing broke off; it is tried again')
      }),
    )
  return { status }
}
