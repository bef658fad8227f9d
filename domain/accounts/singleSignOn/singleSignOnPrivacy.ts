import { type PersonalData, deleteOwn } from '../../../platform/personalData'
import { findIdentities } from './identitiesRepository'

export const identitiesPersonalData: PersonalData = {
  exports: [
    {
      file: 'account.json',
      key: 'singleSignOn',
      // in the provider's words
      read: async ({ payload }, { id }) =>
        (await findIdentities(payload, id)).map(({ issuer, subject, createdAt, lastUsedAt }) => ({
          issuer,
          subject,
          linkedAt: createdAt,
          lastUsedAt: lastUsedAt ?? null,
        })),
    },
  ],
  erasures: { signIn: deleteOwn('identities') },
}
