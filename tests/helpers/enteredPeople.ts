import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { insertEnteredPeople } from '../../domain/accounts'
import { createProfile } from '../../domain/people/profiles'
import { newEmail } from './accounts'

export interface EnteredPerson {
  id: string
  email: string
}

/** A person whom staff entered, and who was not invited yet. */
export const makeEnteredPerson = async (payload: Payload): Promise<EnteredPerson> => {
  const _id = new ObjectId()
  const [id, email] = [_id.toHexString(), newEmail()]
  await insertEnteredPeople(payload, [{ _id, email, isDeceased: false }])
  await createProfile(payload, { user: id, email, fullName: 'Akol Deng' })
  return { id, email }
}
