import type { Payload } from 'payload'
import { type ErasedPerson, ERASURE_STEPS } from '../../../platform/personalData'
import { everyMinutes } from '../../../platform/everyMinutes'
import { recordChange } from '../../audit/recordChange'
import { moveContentVersion, moveMembersVersion } from '../../content/contentVersions'
import { findDeletionRequestsUntil } from '../profiles'
import { personalDataOf } from './declarations'
import { GRACE_MS } from './accountDeletion.schema'

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

/**
 * For the clocks of several processes: an account whose deletion can still be cancelled on one is not erased
 * on another.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/**
 * Erases the accounts whose deletion was requested and not cancelled in time. One that fails does not hold up
 * the rest.
 */
export const eraseAccounts = everyMinutes('erase-accounts', 60, async ({ payload, log, signal }) => {
  const until = new Date(Date.now() - GRACE_MS - CLOCK_TOLERANCE_MS)
  for (const { _id, user, email, avatar } of await findDeletionRequestsUntil(payload, until)) {
    if (signal.aborted) return
    const profile = _id.toHexString()
    try {
      await eraseAccount(payload, {
        user: user.toHexString(),
        email,
        profile,
        photo: avatar?.toHexString(),
      })
    } catch (error) {
      log.warn({ err: error, profile }, 'an account could not be erased')
    }
  }
})
