import type { Payload } from 'payload'
import { ERASURE_STEPS, type ErasedPerson } from '../../../platform/personalData'
import { recordChange } from '../../audit/recordChange'
import { moveContentVersion, moveMembersVersion } from '../../content/contentVersions'
import { personalDataOf } from './declarations'

/**
 * Erases the account of a person who asked for it and did not return. What is kept, and why, is told in
 * docs/decisions. Runs what the collections declare, step by step. Safe to repeat after breaking off
 * anywhere: the profile, by which the account is found, goes last.
 */
export const eraseAccount = async (payload: Payload, person: ErasedPerson): Promise<void> => {
  const erasures = personalDataOf(payload).flatMap(({ erasures: declared }) =>
    'none' in declared ? [] : [declared],
  )
  for (const step of ERASURE_STEPS) for (const erasure of erasures) await erasure[step]?.(payload, person)
  await moveMembersVersion(payload)
  await moveContentVersion(payload, 'content') // statistics count members
  await recordChange(
    { payload },
    {
      action: 'account.erased',
      subject: { collection: 'users', id: person.user },
      account: person.user,
    },
  )
}
