import type { PayloadRequest, Where } from 'payload'
import type { Renewal } from '../../../payload-types'
import { idOf } from '../../../platform/idOf'
import { rowsAfterLast } from '../../../platform/rowsAfterLast'
import { findMembershipSummaries } from '../memberships'
import { findContacts } from '../../people/profiles'
import { findAccountsLike } from './findAccountsLike'
import { RENEWALS_PER_PAGE, type RenewalFilter, type RenewalList, type RenewalRow } from './renewals.schema'
import { listOrder } from '../../../platform/listOrder'

const whereOf = async (req: PayloadRequest, { q, status }: RenewalFilter): Promise<Where> => ({
  and: [
    ...(status ? [{ status: { equals: status } }] : []),
    ...(q ? [{ user: { in: await findAccountsLike(req, q) } }] : []),
  ],
})

export interface ListedRenewal extends RenewalRow {
  decidedAt: string | null
}

/** Adds to requests who sent them and the memberships, each read with one query. */
const toRows = async (
  { payload }: PayloadRequest,
  renewals: readonly Renewal[],
): Promise<ListedRenewal[]> => {
  const users = renewals.flatMap(({ user }) => idOf(user) ?? [])
  const [contacts, memberships] = await Promise.all([
    findContacts(payload, users),
    findMembershipSummaries(payload, users),
  ])
  return renewals.map(({ id, user, years, status, createdAt, decidedAt, note }) => {
    const account = idOf(user) ?? ''
    const contact = contacts.get(account)
    const membership = memberships.get(account)
    return {
      id,
      account: { id: account, fullName: contact?.fullName ?? '', email: contact?.email ?? '' },
      number: membership?.number ?? null,
      expiresAt: membership && !membership.withdrawnAt ? (membership.expiresAt?.toISOString() ?? null) : null,
      years,
      status,
      createdAt,
      decidedAt: decidedAt ?? null,
      note: note ?? null,
    }
  })
}

/** A page of the requests that a filter leaves. */
export const listRenewals = async (req: PayloadRequest, filter: RenewalFilter): Promise<RenewalList> => {
  const { sort, page } = filter
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'renewals',
    where: await whereOf(req, filter),
    sort: listOrder(sort),
    page,
    limit: RENEWALS_PER_PAGE,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const rows = await toRows(req, docs)
  return { docs: rows.map(({ decidedAt: _, ...row }) => row), totalDocs, page, totalPages }
}

/** All requests that a filter leaves, read in batches. */
export const streamRenewals = async function* (
  req: PayloadRequest,
  filter: RenewalFilter,
): AsyncGenerator<ListedRenewal> {
  const where = await whereOf(req, filter)
  for await (const renewals of rowsAfterLast(req, { collection: 'renewals', where, sort: filter.sort }))
    yield* await toRows(req, renewals)
}
