import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { exportMessages } from '../messages'
import { readDraft } from '../applications/draftsRepository'
import { modelOf } from '../../platform/database'
import { openFile } from '../files/fileStorage'
import { identitiesOf } from '../singleSignOn/identities'
import { ownProfile } from '../profiles/ownProfile'

/** What a person may read of the own documents, by the same rules as everywhere. */
const readOwn = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where = { user: { equals: req.user?.id } },
): Promise<unknown[]> =>
  (
    await req.payload.find({
      collection,
      where,
      depth: 0,
      pagination: false,
      limit: 0,
      sort: 'createdAt',
      overrideAccess: false,
      req,
    })
  ).docs

interface Message {
  name: string
  email: string
  subject: string
  message: string
  status: string
  answer?: string | null
  answeredAt?: Date | null
  createdAt: Date
}

/** Own messages with their answers; `contact-messages` is the staff's, whose notes stay with them. */
const readMessages = async ({ payload, user }: PayloadRequest): Promise<Message[]> =>
  modelOf(payload, 'contact-messages')
    .find(
      { user: user?.id },
      {
        _id: 0,
        name: 1,
        email: 1,
        subject: 1,
        message: 1,
        status: 1,
        answer: 1,
        answeredAt: 1,
        'furtherAnswers.text': 1,
        'furtherAnswers.at': 1,
        createdAt: 1,
      },
    )
    .sort({ createdAt: 1 })
    .lean<Message[]>()

/** Devices that are signed in. What signs them in is not known to the server, nor given away. */
const readSessions = async ({ payload, user }: PayloadRequest): Promise<unknown[]> =>
  modelOf(payload, 'sessions')
    .find(
      { user: user?.id, expiresAt: { $gt: new Date() } },
      { _id: 0, device: 1, createdAt: 1, lastSeenAt: 1, expiresAt: 1 },
    )
    .sort({ createdAt: 1 })
    .lean<unknown[]>()

/** Who the person is at the single sign-on provider, in the provider's words. */
const readIdentities = async ({ payload }: PayloadRequest, user: string): Promise<unknown[]> =>
  (await identitiesOf(payload, user)).map(({ issuer, subject, createdAt, lastUsedAt }) => ({
    issuer,
    subject,
    linkedAt: createdAt,
    lastUsedAt: lastUsedAt ?? null,
  }))

const readPhoto = async ({ payload, user }: PayloadRequest): Promise<Uint8Array | undefined> => {
  const profile = await modelOf(payload, 'profiles')
    .findOne({ user: user?.id }, { avatar: 1 })
    .lean<{ avatar?: unknown }>()
  if (!profile?.avatar) return undefined
  const file = await modelOf(payload, 'files')
    .findOne({ _id: profile.avatar }, { key: 1 })
    .lean<{ key: string }>()
  if (!file) return undefined
  try {
    const { stream } = await openFile(file.key)
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer) // a photo is small: 512 px wide
    return Buffer.concat(parts)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export interface OwnData {
  /** Contents by file name, to be written as JSON. */
  documents: Record<string, unknown>
  photo: Uint8Array | undefined
}

/** Everything that is kept about the signed-in person and may be told to them: no secrets, no notes of the staff. */
export const readOwnData = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<OwnData> => {
  const [
    account,
    roles,
    profile,
    applications,
    draft,
    memberships,
    renewals,
    nameChanges,
    registrations,
    cpd,
    donations,
    submissions,
    messages,
    memberMessages,
    sessions,
    singleSignOn,
    factor,
    photo,
  ] = await Promise.all([
    readOwn(req, 'users', { id: { equals: user.id } }),
    readOwn(req, 'roles'),
    ownProfile(req, user),
    readOwn(req, 'applications'),
    readDraft(req.payload, user.id),
    readOwn(req, 'memberships'),
    readOwn(req, 'renewals'),
    readOwn(req, 'name-changes'),
    readOwn(req, 'registrations'),
    readOwn(req, 'cpd-entries'),
    readOwn(req, 'donations'),
    readOwn(req, 'submissions'),
    readMessages(req),
    exportMessages(req.payload, user.id),
    readSessions(req),
    readIdentities(req, user.id),
    modelOf(req.payload, 'second-factors')
      .findOne({ user: user.id, confirmedAt: { $ne: null } }, { _id: 0, confirmedAt: 1 })
      .lean<{ confirmedAt: Date }>(),
    readPhoto(req),
  ])
  return {
    documents: {
      'profile.json': profile,
      'account.json': {
        account: account[0] ?? null,
        roles,
        twoStepSignInSince: factor?.confirmedAt ?? null,
        singleSignOn,
      },
      'applications.json': applications,
      'application-draft.json': draft,
      'membership.json': { membership: memberships[0] ?? null, renewals, nameChanges },
      'registrations.json': registrations,
      'cpd.json': cpd,
      'donations.json': donations,
      'submissions.json': submissions,
      'messages.json': messages,
      'member-messages.json': memberMessages,
      'sessions.json': sessions,
    },
    photo,
  }
}
