import type { MessageList } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { type Account, newEmail } from '../../../../helpers/accounts'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

/** On messages of their own. */
export const messageCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const email = newEmail()
  for (const subject of ['Chapter', 'Fees'])
    await app.request('POST', '/api/contact-messages', {
      body: { name: 'Lado', email, subject, message: 'When?' },
    })
  const listed = await app.request('GET', `/api/contact-messages/list?q=${email}`, { as: admin })
  const [first, second] = (await jsonOf<MessageList>(listed)).docs
  return {
    'get /api/contact-messages/list': {},
    'post /api/contact-messages/{id}/handling': {
      path: `/api/contact-messages/${required(first).id}/handling`,
      body: { status: 'open', updatedAt: required(first).updatedAt },
    },
    'post /api/contact-messages/{id}/answer': {
      path: `/api/contact-messages/${required(second).id}/answer`,
      body: { text: 'On Friday.' },
    },
  }
}
