import type { Payload } from 'payload'
import { eraseMembership } from '../memberships'
import { moveContentVersion, moveMembersVersion } from '../content/contentVersionRepository'
import { modelOf } from '../../platform/database'
import { recordChange } from '../audit/recordChange'
import { removeFile } from '../files/fileStorage'
import { deleteDraft } from '../applications/draftsRepository'
import { eraseMessages } from '../messages'
import { eraseNameChanges } from '../nameChanges/nameChangePrivacy'
import { OPEN_STATUSES } from '../applications/applicationForm.schema'
import { releaseSeat } from '../registrations/seats'

export interface LeavingProfile {
  _id: unknown
  user: unknown
  email: string
  avatar?: { toString: () => string } | null
}

/** Secrets and what a device or a link could still sign in with. */
const SIGN_IN = [
  'sessions',
  'credentials',
  'second-factors',
  'identities',
  'account-tokens',
  'email-changes',
  'sign-in-challenges',
] as const

/** In the place of texts that every application must have. */
const GONE = 'Deleted'

const ANONYMOUS = {
  fullName: GONE,
  nationality: GONE,
  gender: 'prefer_not_to_say',
  idPassport: GONE,
  street: GONE,
  city: GONE,
  state: GONE,
  country: GONE,
  phoneNumber: GONE,
  email: 'deleted@example.org',
  dateOfBirth: new Date(0),
  institutionName: GONE,
  degree: GONE,
  fieldOfStudy: GONE,
  yearOfCompletion: '0000',
  currentEmployer: null,
  position: null,
  workAddress: null,
  yearsOfExperience: null,
  sectors: [],
  otherMemberships: 'no',
  otherMembershipsDetails: null,
  signature: GONE,
  feedback: null,
  comments: [],
} as const

/** Whoever holds a role gives it up, by Payload's own operation: its hooks keep the last administrator and the audit log. */
const endRoles = async (payload: Payload, user: string): Promise<void> => {
  const rows = await modelOf(payload, 'roles').find({ user }, { _id: 1 }).lean<{ _id: unknown }[]>()
  for (const { _id } of rows)
    await payload.delete({ collection: 'roles', id: String(_id), overrideAccess: true }) // by the server itself
}

const releaseSeats = async (payload: Payload, user: string): Promise<void> => {
  const held = await modelOf(payload, 'seat-ledgers').distinct('event', { holders: user })
  const registered = await modelOf(payload, 'registrations').distinct('event', { user })
  const events = new Set([...held, ...registered].map(String))
  // without its row a seat is given back silently: nobody is left to be told
  await modelOf(payload, 'registrations').deleteMany({ user })
  for (const event of events) await releaseSeat(payload, event, user)
  if (events.size > 0) await moveContentVersion(payload, 'seats')
}

const anonymiseApplications = async (payload: Payload, user: string): Promise<void> => {
  const applications = modelOf(payload, 'applications')
  await applications.deleteMany({ user, status: { $in: [...OPEN_STATUSES] } }) // nothing was decided
  await applications.updateMany(
    { user, 'history.0': { $exists: true } },
    { $set: { 'history.$[].reason': null, 'history.$[].feedback': null } },
  )
  await applications.updateMany({ user }, { $set: ANONYMOUS, $unset: { user: 1, needsSettling: 1 } })
}

const removePapers = async (payload: Payload, user: string): Promise<void> => {
  const papers = await modelOf(payload, 'submissions')
    .find({ user }, { file: 1 })
    .lean<{ _id: unknown; file: unknown }[]>()
  for (const { _id, file } of papers) {
    await removeFile(payload, String(file))
    await modelOf(payload, 'submissions').deleteOne({ _id })
  }
  await modelOf(payload, 'file-uploads').updateMany({ user }, { $set: { expiresAt: new Date(0) } }) // cleared by the next run of the job
}

/** Mails that were sent to the person, but for receipts, and those of contact messages, which stay with their message. */
const forgetMails = async (payload: Payload, email: string): Promise<void> => {
  // somebody may have signed up with the address since
  const successor = await modelOf(payload, 'users')
    .findOne({ email }, { createdAt: 1 })
    .lean<{ createdAt: Date }>()
  await modelOf(payload, 'outbox').deleteMany({
    to: email,
    createdAt: { $lt: successor?.createdAt ?? new Date() },
    template: { $nin: ['contactMessageAnswered', 'contactMessageReceived', 'donationReceipt'] },
  })
}

/**
 * Erases the account of a person who asked for it and did not come back. What is kept, and why, is told in docs/decisions.
 * Safe to repeat after breaking off anywhere: the profile, by which it is found, goes last.
 */
export const eraseAccount = async (payload: Payload, profile: LeavingProfile): Promise<void> => {
  const user = String(profile.user)
  await endRoles(payload, user) // refused for the last administrator, before anything else is gone
  // Closed before its credential goes: a sign-up with the address would complete an account that has none.
  await modelOf(payload, 'users').updateOne(
    { _id: user },
    { $set: { email: `${user}@erased.invalid`, emailVerifiedAt: null, lockedAt: new Date() } },
  )
  for (const slug of SIGN_IN) await modelOf(payload, slug).deleteMany({ user })
  await releaseSeats(payload, user)
  await anonymiseApplications(payload, user)
  await removePapers(payload, user)
  await deleteDraft(payload, user)
  await eraseNameChanges(payload, user)
  await eraseMessages(payload, user)
  await eraseMembership(payload, user)
  await modelOf(payload, 'cpd-entries').deleteMany({ user })
  for (const slug of ['contact-messages', 'donations'] as const)
    await modelOf(payload, slug).updateMany({ user }, { $unset: { user: 1 } })
  await forgetMails(payload, profile.email)
  await modelOf(payload, 'audit-log').updateMany({ actor: user }, { $unset: { actorEmail: 1 } })
  await payload.db.deleteMany({
    collection: 'payload-preferences',
    where: { 'user.value': { equals: user } },
  })
  if (profile.avatar) await removeFile(payload, profile.avatar.toString())
  await modelOf(payload, 'sessions').deleteMany({ user }) // of a sign-in that was under way
  await modelOf(payload, 'users').deleteOne({ _id: user })
  await modelOf(payload, 'profiles').deleteOne({ _id: profile._id })
  await moveMembersVersion(payload)
  await moveContentVersion(payload, 'content') // figures count members
  await recordChange(
    { payload },
    { action: 'account.erased', subject: { collection: 'users', id: user }, account: user },
  )
}
