import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { NameChange } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

/** A request to change a registered name as the database has it. */
export type StoredNameChange = Stored<NameChange>

const changesOf = (payload: Payload) => modelOf(payload, 'name-changes')

export interface NewNameChange {
  user: string
  /** The registered name as it was requested. */
  from: string
  name: string
  reason: string
  /** Id of the document's file. */
  document: string
}

/**
 * Stores a request. A unique index lets each account have one open request.
 * @returns its id; undefined while another one is open
 */
export const createNameChange = async (
  payload: Payload,
  change: NewNameChange,
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await changesOf(payload).create({ _id, ...change, status: 'requested' })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/** Whether a request exists, of a person and with a status. */
export const hasNameChange = async (
  payload: Payload,
  change: { id?: string; user?: string; status?: NameChange['status'] },
): Promise<boolean> => {
  const { id, ...rest } = change
  return (await changesOf(payload).exists({ ...(id && { _id: id }), ...rest })) !== null
}

/** The id of a person's request with a document. */
export const findNameChangeOfDocument = async (
  payload: Payload,
  user: string,
  document: string,
): Promise<string | undefined> =>
  (
    await changesOf(payload)
      .findOne({ user, document }, { _id: 1 })
      .lean<Pick<StoredNameChange, '_id'> | null>()
  )?._id.toHexString()

/**
 * The file of a request's document.
 * @param user only if the request is this person's
 */
export const findDocumentId = async (
  payload: Payload,
  id: string,
  user?: string,
): Promise<string | undefined> =>
  (
    await changesOf(payload)
      .findOne({ _id: id, ...(user && { user }) }, { document: 1 })
      .lean<Pick<StoredNameChange, 'document'> | null>()
  )?.document?.toString()

/**
 * Withdraws a person's request, if it is open.
 * @returns the request, if it is withdrawn now
 */
export const withdrawOpenNameChange = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<Pick<StoredNameChange, '_id' | 'document'> | null> => {
  const changes = changesOf(payload)
  await changes.updateOne({ _id: id, user, status: 'requested' }, { $set: { status: 'withdrawn' } })
  return changes
    .findOne({ _id: id, user, status: 'withdrawn' }, { document: 1 })
    .lean<Pick<StoredNameChange, '_id' | 'document'> | null>()
}

/** Forgets the document of a request. */
export const unsetDocument = async (payload: Payload, id: string): Promise<void> => {
  await changesOf(payload).updateOne({ _id: id }, { $unset: { document: 1 } })
}

export interface NameChangeResult {
  status: 'approved' | 'declined'
  /** The account of the administrator. */
  decidedBy: string
  note?: string
  feedback?: string
}

/**
 * Records a decision on an open request, in one conditional update.
 * @returns the account that the request is from; undefined if it was not open
 */
export const decideOpenNameChange = async (
  payload: Payload,
  id: string,
  { note, feedback, ...result }: NameChangeResult,
): Promise<string | undefined> => {
  const decided = await changesOf(payload)
    .findOneAndUpdate(
      { _id: id, status: 'requested' },
      {
        $set: {
          ...result,
          decidedAt: new Date(),
          needsSettling: true,
          ...(note && { note }),
          ...(feedback && { feedback }),
        },
      },
      { projection: { user: 1 } },
    )
    .lean<Pick<StoredNameChange, 'user'> | null>()
  return decided?.user.toHexString()
}

/** A decided request whose consequences are not applied yet; null when they are. */
export const findUnfinalisedNameChange = (payload: Payload, id: string): Promise<StoredNameChange | null> =>
  changesOf(payload).findOne({ _id: id, needsSettling: true }).lean<StoredNameChange | null>().exec()

/** The ids of the decided requests whose consequences are not applied yet. */
export const findUnfinalisedNameChanges = async (payload: Payload): Promise<string[]> => {
  const changes = await changesOf(payload)
    .find({ needsSettling: true }, { _id: 1 })
    .lean<Pick<StoredNameChange, '_id'>[]>()
  return changes.map(({ _id }) => _id.toHexString())
}

/** Notes that what follows from a decision is done. */
export const markNameChangeFinalised = async (payload: Payload, id: string): Promise<void> => {
  await changesOf(payload).updateOne({ _id: id }, { $set: { needsSettling: false } })
}

/** The name of each person that was changed last, and when, by account. */
export const findChangedNames = async (
  payload: Payload,
  users: readonly unknown[],
): Promise<Map<string, { name: string; decidedAt: Date }>> => {
  const changes = await changesOf(payload)
    .find({ user: { $in: [...users] }, status: 'approved' }, { user: 1, name: 1, decidedAt: 1 })
    .sort({ decidedAt: 1, _id: 1 })
    .lean<{ user: ObjectId; name: string; decidedAt: Date }[]>()
  return new Map(changes.map(({ user, name, decidedAt }) => [user.toHexString(), { name, decidedAt }]))
}

/** The files of the documents of a person's requests. */
export const findDocuments = async (payload: Payload, user: string): Promise<string[]> => {
  const changes = await changesOf(payload)
    .find({ user, document: { $ne: null } }, { document: 1 })
    .lean<Pick<StoredNameChange, 'document'>[]>()
  return changes.flatMap(({ document }) => document?.toHexString() ?? [])
}

export const deleteNameChanges = async (payload: Payload, user: string): Promise<void> => {
  await changesOf(payload).deleteMany({ user })
}

/** Whether a request shows a file. */
export const isFileOfNameChange = async (payload: Payload, file: string): Promise<boolean> =>
  (await changesOf(payload).exists({ document: file })) !== null
