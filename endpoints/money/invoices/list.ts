import { listInvoices, streamInvoices } from '../../../domain/money/invoices'
import { INVOICE_STATUSES } from '../../../domain/money/invoices/invoice.schema'
import { type InvoiceRow, invoiceListSchema } from '../../../domain/money/invoices/invoiceList.schema'
import { MINOR_UNITS } from '../../../platform/moneyFormat.schema'
import { todayInJuba } from '../../../platform/jubaTime'
import type { CsvRow } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { declareTable } from '../../declareTable'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { invoiceListAnswer } from '../invoiceSchemas'

/**
 * `GET /api/invoices?q=&status=&sort=&page=`: a page of invoices, the latest first, for staff who handle money.
 * Answers 200 `InvoiceList`, 400 for a filter that cannot be read, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: payments',
    summary: 'Invoices',
    answers: { ...reads(invoiceListAnswer, 'A page of invoices') },
  },
  access: withRight('money'),
  query: invoiceListSchema,
  handler: async (req, { query }) => Response.json(await listInvoices(req.payload, query)),
})

/** The columns of the table, in their order; amounts in units of their currency. */
const COLUMNS: Record<string, (invoice: InvoiceRow) => CsvRow[number]> = {
  Number: ({ number }) => number,
  Name: ({ name }) => name,
  Issued: ({ issuedAt }) => todayInJuba(issuedAt),
  Due: ({ dueAt }) => todayInJuba(dueAt),
  Currency: ({ currency }) => currency,
  Total: ({ totalMinor }) => totalMinor / MINOR_UNITS,
  Open: ({ openMinor }) => openMinor / MINOR_UNITS,
  Status: ({ status }) => INVOICE_STATUSES[status],
  Overdue: ({ isOverdue }) => (isOverdue ? 'Yes' : 'No'),
  Paid: ({ paidAt }) => (paidAt ? todayInJuba(paidAt) : undefined),
}

const toRows = async function* (invoices: AsyncIterable<InvoiceRow>): AsyncGenerator<CsvRow> {
  for await (const invoice of invoices) yield Object.values(COLUMNS).map((read) => read(invoice))
}

/** `GET /api/invoices/list.csv` and `.xlsx`: the invoices that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: payments',
    summary: 'The invoices that a filter leaves, all pages, as a table',
  },
  access: withRight('money'),
  query: invoiceListSchema,
  table: (req, { query }) => ({
    name: 'invoices',
    header: Object.keys(COLUMNS),
    rows: toRows(streamInvoices(req.payload, query)),
  }),
})
