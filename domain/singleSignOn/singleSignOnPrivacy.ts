import { type PersonalData, deleteOwn } from '../../platform/personalData'
import { identitiesOf } from './identities'

export const identitiesPersonalData: PersonalData = {
  exports: [
    {
      file: 'account.json',
      key: 'singleSignOn',
      // in the provider's words
      read: async ({ payload }, { id }) =>
        (await identitiesOf(payload, id)).map(({ issuer, subject, createdAt, lastUsedAt }) => ({
          issuer,
          subject,
          linkedAt: createdAt,
          lastUsedAt: lastUsedAt ?? null,
        })),
    },
  ],
  erasures: { signIn: deleteOwn('identities') },
}
