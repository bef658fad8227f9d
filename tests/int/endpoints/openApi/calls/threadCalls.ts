import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { MessageList } from '../../../../../domain/messaging/contactMessages/handling.schema'
import type { AnswerTemplate } from '../../../../../domain/messaging/contactMessages/templates/templates.schema'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, newEmail } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'
import { sendFile } from './sendFile'

/** On messages of their own; the first is answered, with a file. */
export const threadCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const email = newEmail()
  for (const subject of ['Chapter', 'Fees'])
    await app.request('POST', '/api/contact-messages', {
      body: { name: 'Lado', email, subject, message: 'When?' },
    })
  const { docs } = await ask<MessageList>('GET', `/api/contact-messages/list?q=${email}`)
  const [first, second] = [required(docs[0]).id, required(docs[1]).id]
  const at = (id: string, part: string) => `/api/contact-messages/${id}/${part}`
  const key = await sendFile(app, admin, 'answerAttachment')
  await ask('POST', at(first, 'answer'), {
    body: { text: 'On Friday.', attachments: [{ key, name: 'Programme' }] },
  })
  const { entries } = await ask<ContactThread>('GET', at(first, 'thread'))
  const file = required(entries[0]?.attachments[0]).id
  const note = () => ({ note: 'Called back.', key: randomUUID() })
  await ask('POST', at(first, 'notes'), { body: note() })
  const facts = { title: 'Fees', text: 'Dear {{name}}' }
  const template = () =>
    ask<{ id: string }>('POST', '/api/answer-templates', { body: { ...facts, key: randomUUID() } })
  const [changed, deleted] = [await template(), await template()]
  const templates = await ask<AnswerTemplate[]>('GET', '/api/answer-templates')
  const { updatedAt } = required(templates.find(({ id }) => id === changed.id))
  const report = new ObjectId()
  await modelOf(app.payload, 'message-reports').create({
    _id: report,
    message: new ObjectId(),
    sender: new ObjectId(),
    reporter: new ObjectId(),
    subject: 'Logs',
    text: 'A threat',
    reason: 'Rude',
    status: 'open',
  })
  return {
    'get /api/contact-messages/list.csv': {},
    'get /api/contact-messages/list.xlsx': {},
    'get /api/contact-messages/{id}/thread': { path: at(first, 'thread') },
    'get /api/contact-messages/{id}/attachments/{file}': { path: at(first, `attachments/${file}`) },
    'post /api/contact-messages/{id}/claim': { path: at(second, 'claim') },
    'post /api/contact-messages/{id}/spam': { path: at(second, 'spam'), body: { isSpam: true } },
    'post /api/contact-messages/{id}/notes': { path: at(second, 'notes'), body: note() },
    'get /api/answer-templates': {},
    'post /api/answer-templates': { body: { ...facts, key: randomUUID() } },
    'post /api/answer-templates/{id}/change': {
      path: `/api/answer-templates/${changed.id}/change`,
      body: { ...facts, text: 'Dear {{name}}, thank you.', updatedAt },
    },
    'post /api/answer-templates/{id}/delete': { path: `/api/answer-templates/${deleted.id}/delete` },
    'post /api/message-reports/{id}/settle': {
      path: `/api/message-reports/${report.toHexString()}/settle`,
      body: { note: 'Warned' },
    },
  }
}
