import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findEmail } from '../../accounts'
import { eraseAccount } from '../personalData/eraseAccounts'
import type { PersonalData, PersonalDataDeclaration } from '../../../platform/personalData'
import { deletePairsOf } from './duplicates/duplicatesRepository'
import { deleteMerges, findMergesInto } from './mergesRepository'
import { deleteMoves, findAside } from './movesRepository'

/** What a merge holds of the person's own. Nothing of it lets anybody in. */
const EXPORTED = [
  'profiles',
  'memberships',
  'registrations',
  'attendances',
  'application-drafts',
  'application-documents',
] as const

const readHeld = async (payload: Payload, user: string): Promise<unknown[] | undefined> => {
  const merges = await findMergesInto(payload, new ObjectId(user))
  if (merges.length === 0) return undefined
  const held = await findAside(
    payload,
    merges.map(({ _id }) => _id),
    EXPORTED,
  )
  return merges.map(({ _id, names, mergedAt }) => ({
    merged: names?.merged ?? null,
    at: mergedAt ?? null,
    records: held
      .filter(({ merge }) => merge.equals(_id))
      .map(({ collectionSlug, before }) => ({ kind: collectionSlug, record: before as Document })),
  }))
}

/** Erases the accounts that were merged into the one that is erased, and what the merges hold of them. */
const eraseMerges = async (payload: Payload, user: string): Promise<void> => {
  const person = new ObjectId(user)
  for (const { _id, merged, mergedProfile } of await findMergesInto(payload, person)) {
    const email = await findEmail(payload, merged.toHexString())
    const [profile] = await findAside(payload, [_id], ['profiles'])
    const { avatar } = (profile?.before ?? {}) as { avatar?: ObjectId | null }
    if (email && mergedProfile)
      await eraseAccount(payload, {
        user: merged.toHexString(),
        email,
        profile: mergedProfile.toHexString(),
        ...(avatar && { photo: avatar.toHexString() }),
      })
  }
  await deleteMoves(payload, await deleteMerges(payload, person))
}

export const personMergesPersonalData: PersonalData = {
  exports: [{ file: 'merged-records.json', read: ({ payload }, { id }) => readHeld(payload, id) }],
  erasures: { requests: (payload, { user }) => eraseMerges(payload, user) },
}

export const personMergeMovesPersonalData: PersonalDataDeclaration = {
  exports: { none: 'What they hold is exported with the merges.' },
  erasures: { none: 'Erased with the merge.' },
}

/** Who looks like whom is a working paper of the staff. */
export const possibleDuplicatesPersonalData: PersonalData = {
  exports: { none: 'Working papers of the staff.' },
  erasures: { requests: (payload, { user }) => deletePairsOf(payload, new ObjectId(user)) },
}
