import type { Endpoint, PayloadRequest, Where } from 'payload'
import { modelOf } from '../../platform/database'
import { invalid } from '../answers'
import { idOf } from '../../platform/idOf'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import {
  RENEWALS_PER_PAGE,
  type RenewalFilter,
  type RenewalList,
  type RenewalRow,
  renewalListSchema,
} from '../../domain/renewals/renewals.schema'

/** More people than these are no search but everybody. */
const MAX_FOUND = 200

/** The accounts whose name, address or membership number holds a text. */
const accountsLike = async (req: PayloadRequest, text: string): Promise<string[]> => {
  const shared = { limit: MAX_FOUND, depth: 0, select: { user: true }, overrideAccess: false, req } as const
  const [profiles, memberships] = await Promise.all([
    req.payload.find({
      ...shared,
      collection: 'profiles',
      where: { or: [{ fullName: { contains: text } }, { email: { contains: text } }] },
    }),
    req.payload.find({ ...shared, collection: 'memberships', where: { number: { contains: text } } }),
  ])
  return [...profiles.docs, ...memberships.docs].flatMap(({ user }) => idOf(user) ?? [])
}

/** What a filter asks of requests. */
export const renewalWhere = async (
  req: PayloadRequest,
  { q, status }: Pick<RenewalFilter, 'q' | 'status'>,
): Promise<Where> => ({
  and: [
    ...(status ? [{ status: { equals: status } }] : []),
    ...(q ? [{ user: { in: await accountsLike(req, q) } }] : []),
  ],
})

/** By account: who it is, and the membership. */
export const peopleOf = async (
  req: PayloadRequest,
  users: string[],
): Promise<(user: string) => Pick<RenewalRow, 'account' | 'number' | 'expiresAt'>> => {
  const [profiles, memberships] = await Promise.all([
    modelOf(req.payload, 'profiles')
      .find({ user: { $in: users } }, { user: 1, fullName: 1, email: 1 })
      .lean<{ user: unknown; fullName: string; email: string }[]>(),
    modelOf(req.payload, 'memberships')
      .find({ user: { $in: users } }, { user: 1, number: 1, expiresAt: 1, withdrawnAt: 1 })
      .lean<{ user: unknown; number: string; expiresAt?: Date | null; withdrawnAt?: Date | null }[]>(),
  ])
  return (user) => {
    const profile = profiles.find((one) => String(one.user) === user)
    const membership = memberships.find((one) => String(one.user) === user)
    return {
      account: { id: user, fullName: profile?.fullName ?? '', email: profile?.email ?? '' },
      number: membership?.number ?? null,
      expiresAt: membership && !membership.withdrawnAt ? (membership.expiresAt?.toISOString() ?? null) : null,
    }
  }
}

/**
 * `GET /api/renewals/list?q=&status=&sort=&page=`: a page of requests, newest first. Administrators only. Answers 200
 * `RenewalList`, 400 for a filter that cannot be read, 401, 403. Source: issue 5, part 4.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = renewalListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const { sort, page } = input.data
    const { docs, totalDocs, totalPages } = await req.payload.find({
      collection: 'renewals',
      where: await renewalWhere(req, input.data),
      sort: [sort, '-id'],
      page,
      limit: RENEWALS_PER_PAGE,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const personOf = await peopleOf(
      req,
      docs.flatMap(({ user }) => idOf(user) ?? []),
    )
    const answer: RenewalList = {
      docs: docs.map(({ id, user, years, status: its, createdAt, note }) => ({
        id,
        ...personOf(idOf(user) ?? ''),
        years,
        status: its,
        createdAt,
        note: note ?? null,
      })),
      totalDocs,
      page,
      totalPages,
    }
    return Response.json(answer)
  },
}
