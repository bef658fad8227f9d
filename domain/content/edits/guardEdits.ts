import { randomUUID } from 'node:crypto'
import { APIError, type PayloadRequest, type RequestContext } from 'payload'
import { toFields } from '../../../platform/toFields'
import { describeConflict } from './describeConflict'
import { BASE_VERSION_HEADER, type VersionConflict } from './edits.schema'
import {
  type EditTarget,
  type StoredTimes,
  type StoredVersion,
  endEditLease,
  keyOf,
  readStoredTimes,
  takeEditLease,
  timeOf,
} from './editsRepository'

interface Begun {
  key: string
  holder: string
}

const baseKey = (target: EditTarget): string => `base version of ${keyOf(target)}`

const LEASES = 'edit leases'

const leasesOf = (context: RequestContext): Begun[] => (context[LEASES] ??= []) as Begun[]

/** Says who changed what, in one sentence. */
const inWords = ({ by, fields }: VersionConflict): string => {
  const labels = fields.map(({ label }) => label)
  const what = labels.length > 0 ? `: ${labels.join(', ')}` : ''
  return `${by ?? 'Somebody else'} changed this while you were editing${what}. Your changes were not saved.`
}

/** Remembers which version a save says it is based on, before Payload fills in what was left out. */
export const rememberBaseVersion = (
  { context, headers }: PayloadRequest,
  target: EditTarget,
  data: { updatedAt?: unknown },
): void => {
  context[baseKey(target)] = timeOf(headers.get(BASE_VERSION_HEADER) ?? data.updatedAt)
}

/**
 * A raw change of the record itself moves its time and not that of its version: a save based on the record
 * since then names the record's.
 */
const isLatest = (time: number, { record, version }: StoredTimes): boolean =>
  version === null ? time === record : time === version || (time === record && record > version)

/**
 * Lets a save go on if it is based on the latest version, and no other one is under way: of many that are based on the
 * same, one gets through. `endEdit` must follow.
 * @param original the latest version as this save has read it
 * @param data what is to be saved
 * @throws APIError 409 with a `VersionConflict` when somebody else has saved since
 */
export const beginEdit = async (
  req: PayloadRequest,
  target: EditTarget,
  original: StoredVersion,
  data: Record<string, unknown>,
): Promise<void> => {
  const { context, payload } = req
  const key = keyOf(target)
  const holder = randomUUID()
  if (!(await takeEditLease(payload, key, holder)))
    throw new APIError(
      'This is being saved by somebody else at this moment. Please try again.',
      409,
      null,
      true,
    )
  leasesOf(context).push({ key, holder })
  const named = context[baseKey(target)]
  const base = typeof named === 'number' ? named : timeOf(original.updatedAt)
  const stored = await readStoredTimes(payload, target)
  if (!base || (stored.record === null && stored.version === null)) return // the first version of a global
  if (isLatest(base, stored)) return
  await endEdit(req, target)
  const theirs = (await readLatest(req, target)) ?? original
  const conflict = await describeConflict(payload, { target, base: new Date(base), theirs, yours: data })
  throw new APIError(inWords(conflict), 409, conflict, true)
}

const readLatest = async ({ payload }: PayloadRequest, target: EditTarget): Promise<StoredVersion | null> => {
  const how = { draft: true, depth: 0, overrideAccess: true } as const // who may change it may read it
  const found =
    'global' in target
      ? await payload.findGlobal({ slug: target.global, ...how })
      : await payload.findByID({ collection: target.collection, id: target.id, disableErrors: true, ...how })
  return found && toFields(found)
}

/** Lets the next save of a record begin. */
export const endEdit = async ({ context, payload }: PayloadRequest, target: EditTarget): Promise<void> => {
  const key = keyOf(target)
  const begun = leasesOf(context).filter((lease) => lease.key === key)
  context[LEASES] = leasesOf(context).filter((lease) => lease.key !== key)
  for (const { holder } of begun) await endEditLease(payload, key, holder)
}

/** Ends what a request that failed had begun. */
export const endAllEdits = async ({ context, payload }: PayloadRequest): Promise<void> => {
  const begun = leasesOf(context)
  context[LEASES] = []
  for (const { key, holder } of begun) await endEditLease(payload, key, holder)
}
