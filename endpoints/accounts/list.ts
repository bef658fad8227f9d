import type { Endpoint } from 'payload'
import { askedFilter } from './askedFilter'
import { findAccounts } from './findAccounts'
import { ACCOUNTS_PER_PAGE, type AccountList, type AccountRow } from './schema'

/**
 * `GET /api/users/list?q=&role=&status=&region=&locked=&sort=&page=`: a page of accounts, newest joined first; a chapter
 * lead's are those of the led region. Answers 200 `AccountList`, 400 for a filter that cannot be read, 401, 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedFilter(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, isForAdmins } = asked
    const found = await findAccounts(req.payload, filter, { isForAdmins })
    const docs: AccountRow[] = []
    const [totalDocs] = await Promise.all([
      found.count(),
      (async () => {
        for await (const row of found.rows({ skip: (filter.page - 1) * ACCOUNTS_PER_PAGE, limit: ACCOUNTS_PER_PAGE })) docs.push(row)
      })(),
    ])
    const answer: AccountList = { docs, totalDocs, page: filter.page, totalPages: Math.max(1, Math.ceil(totalDocs / ACCOUNTS_PER_PAGE)) }
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
