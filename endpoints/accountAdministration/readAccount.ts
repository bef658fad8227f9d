import type { Endpoint, PayloadRequest } from 'payload'
import { OPEN_STATUSES } from '../../domain/applications/applicationForm.schema'
import { membershipStatus } from '../../domain/memberships'
import type { AuditEntry, Membership, Profile, Role } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { providerName } from '../../services/identityProvider'
import { hasPassword } from '../../domain/credentials'
import { hasSecondFactor } from '../../domain/secondFactor'
import { findIdentities } from '../../domain/singleSignOn'
import { requireAccount } from './requireAccount'
import type { AccountDetail, AccountEntry } from '../../domain/accountAdministration/accounts.schema'

const ENTRIES_SHOWN = 20

type Moment = Date | string | null | undefined

const toIso = (moment: Moment): string | null => (moment ? new Date(moment).toISOString() : null)

const sessionsOf = async ({ payload }: PayloadRequest, user: string): Promise<AccountDetail['sessions']> => {
  const sessions = await modelOf(payload, 'sessions')
    .find({ user, expiresAt: { $gt: new Date() } }, { lastSeenAt: 1 })
    .sort({ lastSeenAt: -1 })
    .lean<{ lastSeenAt?: Date }[]>()
  return { count: sessions.length, lastSeenAt: toIso(sessions[0]?.lastSeenAt) }
}

const entriesOf = async ({ payload }: PayloadRequest, account: string): Promise<AccountEntry[]> => {
  const entries = await modelOf(payload, 'audit-log')
    .find({ account })
    .sort({ createdAt: -1, _id: -1 })
    .limit(ENTRIES_SHOWN)
    .lean<
      (Pick<AuditEntry, 'action' | 'actorEmail' | 'before' | 'after' | 'reason' | 'createdAt'> & {
        _id: unknown
      })[]
    >()
  return entries.map(({ _id, action, actorEmail, before, after, reason, createdAt }) => ({
    id: String(_id),
    action,
    actorEmail: actorEmail ?? null,
    createdAt: new Date(createdAt).toISOString(),
    before: (before as AccountEntry['before']) ?? null,
    after: (after as AccountEntry['after']) ?? null,
    reason: reason ?? null,
  }))
}

const membershipOf = async (
  { payload }: PayloadRequest,
  user: string,
): Promise<Pick<AccountDetail, 'membership' | 'membershipStatus'>> => {
  const [membership, open] = await Promise.all([
    modelOf(payload, 'memberships').findOne({ user }).lean<Membership>(),
    modelOf(payload, 'applications').exists({ user, status: { $in: [...OPEN_STATUSES] } }),
  ])
  const status = membershipStatus({ membership, hasOpenApplication: Boolean(open) })
  if (!membership) return { membership: null, membershipStatus: status }
  const { number, registeredName, grade, startedAt, expiresAt } = membership
  return {
    membership: {
      number,
      registeredName: registeredName ?? null,
      grade,
      status,
      startedAt: toIso(startedAt) ?? '',
      expiresAt: toIso(expiresAt),
    },
    membershipStatus: status,
  }
}

/** `GET /api/users/:id/account`: an account as staff see it before they help somebody. Answers 200 `AccountDetail`, 401, 403, 404. */
export const readAccount: Endpoint = {
  method: 'get',
  path: '/:id/account',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const { id, email, lockedAt, emailVerifiedAt } = asked.account
    const [profile, roles, membership, sessions, entries, isFactorOn, isPasswordSet, identities] =
      await Promise.all([
        modelOf(req.payload, 'profiles')
          .findOne({ user: id }, { fullName: 1, region: 1, joinedAt: 1 })
          .lean<Pick<Profile, 'fullName' | 'region' | 'joinedAt'>>(),
        modelOf(req.payload, 'roles')
          .find({ user: id })
          .sort({ createdAt: 1 })
          .lean<Pick<Role, 'role' | 'region' | 'createdAt'>[]>(),
        membershipOf(req, id),
        sessionsOf(req, id),
        entriesOf(req, id),
        hasSecondFactor(req.payload, id),
        hasPassword(req.payload, id),
        findIdentities(req.payload, id),
      ])
    const answer: AccountDetail = {
      id,
      email,
      fullName: profile?.fullName ?? email,
      region: profile?.region ?? null,
      joinedAt: toIso(profile?.joinedAt),
      emailVerifiedAt: toIso(emailVerifiedAt),
      lockedAt: toIso(lockedAt),
      hasFactor: isFactorOn,
      hasPassword: isPasswordSet,
      providers: [...new Set(identities.map(({ issuer }) => providerName(issuer)))],
      roles: roles.map(({ role, region, createdAt }) => ({
        role,
        region: region ?? null,
        since: toIso(createdAt) ?? '',
      })),
      ...membership,
      sessions,
      entries,
    }
    return Response.json(answer)
  },
}
