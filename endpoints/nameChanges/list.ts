import type { Endpoint, PayloadRequest, Where } from 'payload'
import {
  NAME_CHANGES_PER_PAGE,
  type NameChangeList,
  type NameChangeRow,
  nameChangeListSchema,
} from '../../domain/nameChanges/nameChange.schema'
import { modelOf } from '../../platform/database'
import { invalid } from '../answers'
import { idOf } from '../../platform/idOf'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { toOwnNameChange } from './mine'

const numbersOf = async ({ payload }: PayloadRequest, users: string[]): Promise<Map<string, string>> => {
  const memberships = await modelOf(payload, 'memberships')
    .find({ user: { $in: users } }, { user: 1, number: 1 })
    .lean<{ user: unknown; number: string }[]>()
  return new Map(memberships.map(({ user, number }) => [String(user), number]))
}

const addressesOf = async ({ payload }: PayloadRequest, users: string[]): Promise<Map<string, string>> => {
  const accounts = await modelOf(payload, 'users')
    .find({ _id: { $in: users } }, { email: 1 })
    .lean<{ _id: unknown; email: string }[]>()
  return new Map(accounts.map(({ _id, email }) => [String(_id), email]))
}

/**
 * `GET /api/name-changes/list?q=&status=&sort=&page=`: a page of requests, newest first; with the decided ones it is the
 * history of registered names. Administrators only. Answers 200 `NameChangeList`, 400 for a filter that cannot be read,
 * 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = nameChangeListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const { q, status, sort, page } = input.data
    const where: Where[] = [
      ...(status ? [{ status: { equals: status } }] : []),
      ...(q ? [{ or: [{ from: { contains: q } }, { name: { contains: q } }] }] : []),
    ]
    const { docs, totalDocs, totalPages } = await req.payload.find({
      collection: 'name-changes',
      where: { and: where },
      sort: [sort, '-id'],
      page,
      limit: NAME_CHANGES_PER_PAGE,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const [numbers, addresses] = await Promise.all([
      numbersOf(
        req,
        docs.flatMap(({ user }) => idOf(user) ?? []),
      ),
      addressesOf(
        req,
        docs.flatMap(({ decidedBy }) => idOf(decidedBy) ?? []),
      ),
    ])
    const toRow = (change: (typeof docs)[number]): NameChangeRow => {
      const user = idOf(change.user) ?? ''
      return {
        ...toOwnNameChange(change),
        user,
        number: numbers.get(user) ?? null,
        decidedBy: addresses.get(idOf(change.decidedBy) ?? '') ?? null,
        note: change.note ?? null,
      }
    }
    return Response.json({ docs: docs.map(toRow), totalDocs, page, totalPages } satisfies NameChangeList)
  },
}
