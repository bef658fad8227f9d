import type { Filter } from 'mongodb'
import type { Payload } from 'payload'
import { countWhere } from '../../../platform/countWhere'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import { findAccountsInRegion } from '../../people/profiles'
import { isOverdueNow } from './isOverdueNow'
import {
  INVOICES_PER_PAGE,
  type InvoiceFilter,
  type InvoiceList,
  type InvoiceRow,
} from './invoiceList.schema'
import { type StoredInvoice, invoicesOf } from './invoicesRepository'
import { normaliseReference } from './reference.schema'

/** Shorter ones are in many references by chance. */
const MIN_REFERENCE = 4

/** What the instalments that are due by now sum up to, is more than what was paid. Of one without, its day decides. */
const isOverdue = (now: Date) => ({
  $or: [
    { $eq: [{ $size: { $ifNull: ['$instalments', []] } }, 0] },
    {
      $gt: [
        {
          $sum: {
            $map: {
              input: { $filter: { input: '$instalments', as: 'each', cond: { $lt: ['$$each.dueAt', now] } } },
              as: 'each',
              in: '$$each.amountMinor',
            },
          },
        },
        { $subtract: ['$totalMinor', '$openMinor'] },
      ],
    },
  ],
})

const whereOf = async (
  payload: Payload,
  { q, status, region }: Pick<InvoiceFilter, 'q' | 'status' | 'region'>,
): Promise<Filter<StoredInvoice>> => {
  const reference = normaliseReference(q)
  const pattern = { $regex: escapeRegExp(q).source, $options: 'i' }
  return {
    // one that is being issued has no number yet
    number: { $ne: null },
    ...(region && { user: { $in: await findAccountsInRegion(payload, region) } }),
    ...(status === 'overdue'
      ? { status: 'open', dueAt: { $lt: new Date() }, $expr: isOverdue(new Date()) }
      : status && { status }),
    ...(q && {
      $or: [
        { 'recipient.name': pattern },
        { number: pattern },
        ...(reference.length >= MIN_REFERENCE ? [{ reference: { $regex: reference } }] : []),
      ],
    }),
  }
}

const toRow = (invoice: StoredInvoice): InvoiceRow => ({
  id: invoice._id.toHexString(),
  number: invoice.number ?? '',
  user: invoice.user.toHexString(),
  name: invoice.recipient.name,
  status: invoice.status,
  currency: invoice.currency,
  totalMinor: invoice.totalMinor,
  openMinor: invoice.status === 'open' ? invoice.openMinor : 0,
  issuedAt: invoice.issuedAt.toISOString(),
  dueAt: invoice.dueAt.toISOString(),
  paidAt: invoice.paidAt?.toISOString() ?? null,
  isOverdue: isOverdueNow(invoice),
  remindedOn: invoice.remindedOn ?? null,
})

type Narrowing = Omit<InvoiceFilter, 'page' | 'sort'>

const find = (payload: Payload, where: Filter<StoredInvoice>, sort: InvoiceFilter['sort']) => {
  const direction = sort.startsWith('-') ? -1 : 1
  return invoicesOf(payload)
    .find(where, EACH_BATCH)
    .sort({ [sort.replace(/^-/, '')]: direction, _id: direction })
}

/** A page of the invoices that a filter leaves. Skips access control: the caller lets in staff who handle money. */
export const listInvoices = async (
  payload: Payload,
  { page, sort, ...filter }: InvoiceFilter,
): Promise<InvoiceList> => {
  const where = await whereOf(payload, filter)
  const [docs, totalDocs] = await Promise.all([
    find(payload, where, sort)
      .skip((page - 1) * INVOICES_PER_PAGE)
      .limit(INVOICES_PER_PAGE)
      .toArray(),
    countWhere(invoicesOf(payload), where),
  ])
  return {
    docs: docs.map(toRow),
    totalDocs,
    page,
    totalPages: Math.max(1, Math.ceil(totalDocs / INVOICES_PER_PAGE)),
  }
}

/** Iterates over all invoices that a filter leaves, in its order. Skips access control, as `listInvoices` does. */
export const streamInvoices = async function* (
  payload: Payload,
  { sort, ...filter }: Narrowing & Pick<InvoiceFilter, 'sort'>,
): AsyncGenerator<InvoiceRow> {
  for await (const invoice of find(payload, await whereOf(payload, filter), sort)) yield toRow(invoice)
}
