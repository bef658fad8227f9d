/** How the list of invoices can be sorted, the default first; descending with a minus. */
export const INVOICE_SORTS = ['-issuedAt', 'issuedAt', '-dueAt', 'dueAt'] as const
