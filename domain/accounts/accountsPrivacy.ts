import type { Payload } from 'payload'
import { type ErasedPerson, type PersonalData, readOwn } from '../../platform/personalData'
import { deleteMailsTo } from '../messaging/mail'
import { closeAccount, deleteAccount, findSignUpTime } from './accountsRepository'
import { findRoleIds } from './rolesRepository'

/**
 * Removes the person's roles with Payload's own operation: its hooks protect the last administrator and write
 * the audit log.
 */
const removeRoles = async (payload: Payload, { user }: ErasedPerson): Promise<void> => {
  for (const id of await findRoleIds(payload, user))
    await payload.delete({ collection: 'roles', id, overrideAccess: true }) // by the server itself
}

/** Mails to the email, up to the sign-up of the person who has it now. */
const deleteMails = async (payload: Payload, { email }: ErasedPerson): Promise<void> =>
  deleteMailsTo(payload, email, (await findSignUpTime(payload, email)) ?? new Date())

export const rolesPersonalData: PersonalData = {
  exports: [{ file: 'account.json', key: 'roles', read: (req) => readOwn(req, 'roles') }],
  erasures: { authority: removeRoles },
}

export const usersPersonalData: PersonalData = {
  exports: [
    {
      file: 'account.json',
      key: 'account',
      read: async (req, { id }) => (await readOwn(req, 'users', { id: { equals: id } }))[0] ?? null,
    },
  ],
  erasures: {
    closing: (payload, { user }) => closeAccount(payload, user),
    traces: deleteMails,
    account: (payload, { user }) => deleteAccount(payload, user),
  },
}
