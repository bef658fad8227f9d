import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { modelOf } from './database'

/*
 * Every collection declares what the copy of a person's own data contains of it and what is erased with an account, in
 * its config: `custom: { personalData: … }`. The declarations stand in `domain/<room>/<subject>/<subject>Privacy.ts`;
 * `domain/people/personalData` runs them, and a test fails for a collection that declares nothing.
 */

/**
 * The steps in which an account is erased. Each step is finished for all collections before the next begins; within a
 * step the order does not matter. An erasure that broke off starts again at the first step.
 */
export const ERASURE_STEPS = [
  /** Roles. Refused for the last administrator, so nothing else may be gone yet. */
  'authority',
  /**
   * The account is locked and its address is free. Before its credentials go: a sign-up would complete an
   * account without one.
   */
  'closing',
  /** Sessions, credentials, and what a device or a link could still sign in with. */
  'signIn',
  /** Seats, applications and other requests: what a job could still turn into records and mails. */
  'requests',
  /** What is recorded about the person. */
  'records',
  /** Mails and logs: after everything that can write them. */
  'traces',
  /** The photo, and sessions of a sign-in that was under way. */
  'remains',
  'account',
  /** The profile, by which the erasure is found again: last. */
  'profile',
] as const
export type ErasureStep = (typeof ERASURE_STEPS)[number]

/** A person whose account is being erased. */
export interface ErasedPerson {
  /** Id of the account. */
  user: string
  /** The address that the account had. */
  email: string
  /** Id of the profile. */
  profile: string
  /** Id of the photo's file. */
  photo?: string
}

/** Erases, or makes anonymous, what a collection holds about a person. Safe to repeat. */
export type Erase = (payload: Payload, person: ErasedPerson) => Promise<unknown>

/** A part of the copy of a person's own data. */
export interface PersonalDataExport {
  /** File of the archive; the files are listed in `domain/people/personalData/packOwnData.ts`. */
  file: string
  /** Under which key of the file; without one it is the whole file. */
  key?: string
  /** Bytes, or what is written as JSON; a file of undefined is left out. */
  read: (req: PayloadRequest, user: { id: string; email: string }) => Promise<unknown>
}

/** Why there is nothing. */
export interface Nothing {
  none: string
}

export interface PersonalData {
  exports: readonly PersonalDataExport[] | Nothing
  erasures: Partial<Record<ErasureStep, Erase>> | Nothing
}

/** What a collection declares: what it holds about people, or why it holds nothing. */
export type PersonalDataDeclaration = PersonalData | Nothing

/** Reads the person's own documents of a collection by its access rules, the oldest first. */
export const readOwn = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where = { user: { equals: req.user?.id } },
): Promise<unknown[]> => {
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    pagination: false,
    limit: 0,
    sort: 'createdAt',
    overrideAccess: false,
    req,
  })
  return docs
}

/** Erases by deleting the person's documents of a collection. */
export const deleteOwn =
  (collection: CollectionSlug): Erase =>
  (payload, { user }) =>
    modelOf(payload, collection).deleteMany({ user })

/** Erases by removing the reference to the account; the documents stay. */
export const unlinkOwn =
  (collection: CollectionSlug): Erase =>
  (payload, { user }) =>
    modelOf(payload, collection).updateMany({ user }, { $unset: { user: 1 } })
