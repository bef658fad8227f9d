import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findAudience, walkAudience } from '../audience/findAudience'
import { readPeople } from '../audience/readPeople'
import { scopeOfMailing } from '../mailingScope'
import { type StoredMailing, changeMailing, noteCollected } from '../mailingsRepository'
import { addRecipients } from '../recipientsRepository'

/**
 * Writes down the people of a mailing, a batch at a time; who is left out stands there with the reason. Once the list
 * is complete it does not change any more, and sending begins. Resumed after a crash where it broke off.
 * @param goOn renews the lease; false ends the work here
 */
export const collectRecipients = async (
  payload: Payload,
  mailing: StoredMailing,
  goOn: () => Promise<boolean>,
): Promise<void> => {
  const { audience } = mailing
  const add = async (users: readonly ObjectId[]): Promise<void> =>
    addRecipients(payload, mailing._id, await readPeople(payload, users, mailing))
  if (audience.to === 'group' || audience.to === 'savedList') {
    // read from its beginning again: who stands in the list already is left as they are
    for await (const users of walkAudience(payload, audience, scopeOfMailing(mailing))) {
      if (!(await goOn())) return
      await add(users)
    }
  } else {
    let after = mailing.collectedTo ?? null
    do {
      if (!(await goOn())) return
      const { users, last } = await findAudience(payload, audience, scopeOfMailing(mailing), after)
      await add(users)
      if (last) await noteCollected(payload, mailing._id, last)
      after = last
    } while (after)
  }
  await changeMailing(payload, String(mailing._id), { from: ['collecting'], set: { status: 'sending' } })
}
