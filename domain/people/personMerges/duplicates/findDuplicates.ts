import { type ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { everyMinutes } from '../../../../platform/everyMinutes'
import { letOthersRun } from '../../../../platform/yieldLoop'
import { keysOf } from '../../peopleImports'
import { streamProfileKeys } from '../../profiles'
import type { DuplicateReason } from './duplicateTexts.schema'
import { type FoundPair, removeUnfound, storePairs } from './duplicatesRepository'

const AT_ONCE = 500
/** A telephone number of a company is that of many people: past this it tells nothing. */
const MAX_ALIKE = 5

interface Keyed {
  user: ObjectId
  fullName: string
}

const keysOfProfile = (profile: {
  fullName: string
  phone?: string | null
  birthDate?: string | null
  licenseNumber?: string | null
}): [DuplicateReason, string][] => {
  const { phone, birthDate } = keysOf({
    fullName: profile.fullName,
    ...(profile.phone && { phone: profile.phone }),
    ...(profile.birthDate && { birthDate: profile.birthDate }),
  })
  const licence = profile.licenseNumber?.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '') ?? ''
  return [
    ...(phone ? [['phone', phone] as [DuplicateReason, string]] : []),
    ...(birthDate ? [['birthDate', birthDate] as [DuplicateReason, string]] : []),
    ...(licence.length >= 4 ? [['licence', licence] as [DuplicateReason, string]] : []),
  ]
}

const pairKey = (one: ObjectId, other: ObjectId): string => `${one.toHexString()} ${other.toHexString()}`

/**
 * Finds everybody who looks like somebody else, and stores the pairs. Holds a key and an id of each person while it
 * runs.
 */
const findDuplicates = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const foundAt = new Date()
  const first = new Map<string, Keyed[]>()
  const pairs = new Map<string, FoundPair>()
  for await (const profile of streamProfileKeys(payload)) {
    await letOthersRun()
    if (signal?.aborted) return
    const { user, fullName } = profile
    for (const [reason, text] of keysOfProfile(profile)) {
      const key = `${reason} ${text}`
      const alike = first.get(key)
      if (!alike) {
        first.set(key, [{ user, fullName }])
        continue
      }
      if (alike.length >= MAX_ALIKE) continue
      for (const known of alike) {
        if (known.user.equals(user)) continue
        const isFirst = known.user.toHexString() < user.toHexString()
        const [one, other] = isFirst ? [known.user, user] : [user, known.user]
        const pair = pairs.get(pairKey(one, other)) ?? { one, other, reasons: [], name: known.fullName }
        pairs.set(pairKey(one, other), { ...pair, reasons: [...new Set([...pair.reasons, reason])] })
      }
      alike.push({ user, fullName })
    }
  }
  const found = [...pairs.values()]
  for (let start = 0; start < found.length; start += AT_ONCE)
    await storePairs(payload, found.slice(start, start + AT_ONCE), foundAt)
  await removeUnfound(payload, foundAt)
}

/** Looks for possible duplicates now and then. */
export const findDuplicatesRegularly = everyMinutes('find-duplicates', 60, ({ payload, signal }) =>
  findDuplicates(payload, signal),
)
