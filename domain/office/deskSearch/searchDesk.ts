import pTimeout from 'p-timeout'
import type { PayloadRequest, Where } from 'payload'
import { handlesMoney, hasRight, isAdmin } from '../../../collections/access/roles'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { formatJubaDate } from '../../../platform/jubaTime'
import { isContained } from '../../content/search/folding.schema'
import { findAccounts } from '../../accounts/accountAdministration'
import { accountListSchema } from '../../accounts/accountAdministration/accounts.schema'
import { staffEvents } from '../../events'
import { findGroupsInScope, groupScope, narrowPeople } from '../../groups'
import { visibleApplications } from '../../membership/applications'
import { APPLICATION_STATUSES } from '../../membership/applications/choices.schema'
import { lookUpInvoices } from '../../money/invoices'
import { lookUpPayments } from '../../money/payments'
import { searchPeople } from '../../people/personMerges'
import type { DeskKind } from './deskKinds.constants'
import type { DeskFound, DeskSearchAnswer } from './deskSearch.schema'

/** Results of a kind: more are found on the kind's own page. */
const LIMIT = 4
/** Who waits for the others is shown them: a kind that takes longer is named as not searched. */
const DEADLINE_MS = 5000

type Find = (req: PayloadRequest, text: string) => Promise<DeskFound[]>

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** By name, address, telephone and membership number; staff of a branch by name and address, in their branch. */
const findPeople: Find = async (req, text) => {
  const { payload, user } = req
  const narrowing = user ? await narrowPeople(payload, user) : undefined
  if (!narrowing) return []
  if (hasRight(user, 'people'))
    return (await searchPeople(req, { q: text }))
      .slice(0, LIMIT)
      .map(({ id, fullName, email, number }) => ({ id, title: fullName, detail: joined(number, email) }))
  const filter = { ...accountListSchema.parse({ q: text }), ...narrowing }
  const found: DeskFound[] = []
  const { rows } = await findAccounts(payload, filter, { isForAdmins: false })
  for await (const { id, fullName, email } of rows({ skip: 0, limit: LIMIT }))
    found.push({ id, title: fullName, detail: email })
  return found
}

/** A few documents of a collection, as the reader's own access shows them. */
const findDocuments = async <Slug extends 'applications' | 'events' | 'publications' | 'contact-messages'>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
  sort: string,
) =>
  (
    await req.payload.find({
      collection,
      where,
      sort,
      limit: LIMIT,
      pagination: false,
      depth: 0,
      draft: true,
      overrideAccess: false,
      req,
    })
  ).docs

const contains = (fields: readonly string[], text: string): Where => ({
  or: fields.map((field) => ({ [field]: { contains: text } })),
})

const findApplications: Find = async (req, text) => {
  const visible = visibleApplications(req.user)
  if (!visible) return []
  const where = { and: [visible, contains(['fullName', 'email'], text)] }
  const found = await findDocuments(req, 'applications', where, '-createdAt')
  return found.map(({ id, fullName, status, createdAt }) => ({
    id,
    title: fullName,
    detail: joined(APPLICATION_STATUSES[status], formatJubaDate(createdAt)),
  }))
}

const findInvoices: Find = async ({ payload, user }, text) => {
  if (!handlesMoney(user) || !/\d/.test(text)) return []
  return (await lookUpInvoices(payload, text, LIMIT)).map((invoice) => ({
    id: invoice._id.toHexString(),
    title: invoice.number ?? '',
    detail: joined(
      invoice.recipient.name,
      formatMoney({ amountMinor: invoice.totalMinor, currency: invoice.currency }),
    ),
  }))
}

const findPayments: Find = async ({ payload, user }, text) => {
  if (!handlesMoney(user) || !/\d/.test(text)) return []
  return (await lookUpPayments(payload, text, LIMIT)).map((payment) => ({
    id: payment._id.toHexString(),
    title: payment.receiptNumber ?? payment.transaction ?? '',
    detail: joined(
      payment.payerName,
      formatMoney({ amountMinor: payment.amountMinor, currency: payment.currency }),
    ),
  }))
}

const findEvents: Find = async (req, text) => {
  const visible = staffEvents(req.user)
  if (!visible) return []
  const where = { and: [visible, contains(['title', 'location'], text)] }
  const found = await findDocuments(req, 'events', where, '-eventDate')
  return found.map(({ id, title, eventDate, location }) => ({
    id,
    title,
    detail: joined(formatJubaDate(eventDate), location),
  }))
}

const findPublications: Find = async (req, text) => {
  if (!hasRight(req.user, 'content')) return []
  const found = await findDocuments(req, 'publications', contains(['title'], text), '-publishedDate')
  return found.map(({ id, title, publishedDate }) => ({
    id,
    title,
    detail: publishedDate ? formatJubaDate(publishedDate) : '',
  }))
}

const findGroups: Find = async ({ payload, user }, text) => {
  const scope = await groupScope(payload, user)
  if (!scope) return []
  return (await findGroupsInScope(payload, scope))
    .filter(({ name }) => isContained(text, name))
    .slice(0, LIMIT)
    .map(({ _id, name }) => ({ id: _id.toHexString(), title: name, detail: '' }))
}

const findMessages: Find = async (req, text) => {
  if (!isAdmin(req.user)) return []
  const where = contains(['subject', 'name', 'email'], text)
  const found = await findDocuments(req, 'contact-messages', where, '-createdAt')
  return found.map(({ id, subject, name, createdAt }) => ({
    id,
    title: subject,
    detail: joined(name, formatJubaDate(createdAt)),
  }))
}

const FINDERS: Record<DeskKind, Find> = {
  people: findPeople,
  applications: findApplications,
  invoices: findInvoices,
  payments: findPayments,
  events: findEvents,
  publications: findPublications,
  groups: findGroups,
  messages: findMessages,
}

/**
 * Records that a text may mean, a few of each kind, within the reader's rights: each kind is searched as its own page
 * of the desk searches it. A kind that fails or takes too long fails alone, and is named. Source: issue 33, part 2.
 */
export const searchDesk = async (req: PayloadRequest, text: string): Promise<DeskSearchAnswer> => {
  const failed: DeskKind[] = []
  const found = await Promise.all(
    keysOf(FINDERS).map(async (kind): Promise<[DeskKind, DeskFound[]]> => {
      try {
        return [kind, await pTimeout(FINDERS[kind](req, text), { milliseconds: DEADLINE_MS })]
      } catch (err) {
        req.payload.logger.error({ err, kind }, 'the desk could not search one kind of records')
        failed.push(kind)
        return [kind, []]
      }
    }),
  )
  return { ...(Object.fromEntries(found) as Record<DeskKind, DeskFound[]>), failed }
}
