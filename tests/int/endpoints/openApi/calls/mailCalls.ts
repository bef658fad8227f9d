import { randomUUID } from 'node:crypto'
import type { ObjectId } from 'mongodb'
import { queueMail } from '../../../../../domain/messaging/mail'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

/** On a mail of their own. */
export const mailCalls = async ({ payload }: TestApp): Promise<Calls> => {
  const { email } = await makeAccount(payload)
  await queueMail(payload, {
    template: 'resetPassword',
    to: email,
    data: { token: randomUUID() },
    dedupeKey: randomUUID(),
  })
  const mail = required(
    await modelOf(payload, 'outbox').findOne({ to: email }).lean<{ _id: ObjectId; updatedAt: Date } | null>(),
  )
  const at = (part: string) => `/api/outbox/${mail._id.toHexString()}/${part}`
  return {
    'get /api/mail-texts': {},
    'get /api/mail-texts/{template}/text': { path: '/api/mail-texts/welcome/text' },
    'post /api/mail-texts/{template}/save': {
      path: '/api/mail-texts/welcome/save',
      body: { subject: 'Welcome', text: 'We are glad that you are here.' },
    },
    'post /api/mail-texts/{template}/reset': { path: '/api/mail-texts/welcome/reset' },
    'get /api/outbox/{id}/mail': { path: at('mail') },
    'post /api/outbox/{id}/resend': {
      path: at('resend'),
      body: { updatedAt: mail.updatedAt.toISOString() },
    },
  }
}
