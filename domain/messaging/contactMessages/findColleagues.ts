import type { PayloadRequest } from 'payload'
import { findAdministrators } from '../../accounts'
import { findPeopleByName } from '../../people/profiles'
import type { Colleague } from './handling.schema'

/** The administrators with their names: who may read and answer messages. */
export const findColleagues = async ({ payload }: PayloadRequest): Promise<Colleague[]> => {
  const people = await findPeopleByName(payload, await findAdministrators(payload))
  return people.map(({ user, fullName }) => ({ id: user.toHexString(), fullName }))
}
