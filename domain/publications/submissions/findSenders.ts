import type { Payload } from 'payload'
import type { Submission } from '../../../payload-types'
import { idOf } from '../../../platform/idOf'
import { findContacts } from '../../people/profiles'

export type Sender = (submission: Submission) => { name: string; email: string | null }

/** Who sent submissions, by the submission. */
export const findSenders = async (payload: Payload, submissions: readonly Submission[]): Promise<Sender> => {
  const contacts = await findContacts(
    payload,
    submissions.map(({ user }) => idOf(user)),
  )
  return ({ user }) => {
    const contact = contacts.get(idOf(user) ?? '')
    return contact
      ? { name: contact.fullName, email: contact.email }
      : { name: 'A former member', email: null }
  }
}
