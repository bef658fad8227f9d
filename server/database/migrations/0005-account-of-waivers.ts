import type { Migration } from './migration'

interface WithLines {
  lines?: { account?: string }[]
}

/** What a waiver took off an invoice, when it was issued, credited or voided. A write-off has entries of its own. */
const INVOICE_PURPOSES = ['invoice', 'creditNote', 'invoiceVoided']

const withWaivers = ({ lines = [] }: WithLines) => ({
  $set: {
    lines: lines.map((line) => (line.account === 'writeOffs' ? { ...line, account: 'waivers' } : line)),
  },
})

/**
 * Until now waivers were booked as written off, as bad debt is. They have an account of their own: lines of invoices and
 * of their entries move to it. No amount changes.
 */
export const accountOfWaivers: Migration = {
  number: 5,
  name: 'account-of-waivers',
  worksFrom: '0.1.0',
  up: async ({ updateEach }) => {
    const ofWaiver = { 'lines.account': 'writeOffs' }
    await updateEach<WithLines>('invoices', ofWaiver, withWaivers)
    await updateEach<WithLines>(
      'ledger-entries',
      { ...ofWaiver, purpose: { $in: INVOICE_PURPOSES } },
      withWaivers,
    )
  },
}
