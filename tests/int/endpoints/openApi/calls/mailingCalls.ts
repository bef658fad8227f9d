import { randomUUID } from 'node:crypto'
import { sendMailings } from '../../../../../domain/messaging/mailings'
import type { MailingDetail } from '../../../../../domain/messaging/mailings/mailingDetail.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** On mailings of their own. */
export const mailingCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const { email } = await makeAccount(app.payload)
  const facts = {
    subject: 'News for {{grade}} members',
    kind: 'news',
    audience: { to: 'typed', emails: [email] },
    blocks: [{ type: 'paragraph', text: 'Dear {{firstName}}, see [the programme](/events).' }],
  }
  const draft = async (): Promise<{ id: string; updatedAt: string }> => {
    const { id } = await ask<{ id: string }>('POST', '/api/mailings', {
      body: { ...facts, key: randomUUID() },
    })
    const { updatedAt } = await ask<MailingDetail>('GET', `/api/mailings/${id}/detail`)
    return { id, updatedAt }
  }
  const at = ({ id }: { id: string }, part: string) => `/api/mailings/${id}/${part}`
  const [read, changed, sent, started, discarded] = [
    await draft(),
    await draft(),
    await draft(),
    await draft(),
    await draft(),
  ]
  await ask('POST', at(sent, 'send'), { body: { updatedAt: sent.updatedAt } })
  await sendMailings(app.payload)
  return {
    'get /api/mailings': {},
    'get /api/mailings/choices': {},
    'post /api/mailings': { body: { ...facts, key: randomUUID() } },
    'get /api/mailings/{id}/detail': { path: at(sent, 'detail') },
    'post /api/mailings/{id}/change': {
      path: at(changed, 'change'),
      body: { ...facts, subject: 'More news', updatedAt: changed.updatedAt },
    },
    'get /api/mailings/{id}/count': { path: at(read, 'count') },
    'get /api/mailings/{id}/preview': { path: at(read, 'preview') },
    'post /api/mailings/{id}/test': { path: at(read, 'test') },
    'post /api/mailings/{id}/send': { path: at(started, 'send'), body: { updatedAt: started.updatedAt } },
    'post /api/mailings/{id}/control': { path: at(discarded, 'control'), body: { act: 'discard' } },
    'get /api/mailings/{id}/people': { path: at(sent, 'people') },
  }
}
