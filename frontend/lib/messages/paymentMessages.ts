/** Texts of paying an invoice, and of what staff do about payments. */
export const paymentMessages = {
  loadFailed: 'We could not load how this invoice can be paid.',
  reported: 'Thank you. We have noted your payment',
  reportedDescription:
    'We check it against our statement and write to you. Your membership stays as it is meanwhile.',
  stateFailed: 'We could not ask how your payment stands.',
  heldCard:
    'What our payment provider reports does not fit the invoice. Our staff look at it and write to you. Please do not pay again.',
  renewalStopped: 'Automatic renewal is off',
  renewalStopFailed: 'Automatic renewal could not be switched off. Please try again.',
  listFailed: 'Failed to load payments',
  noneToConfirm: 'Nothing to confirm',
  none: 'No payments yet',
  invoicesFailed: 'Failed to load invoices',
  noInvoices: 'No invoices',
  confirmed: 'Payment confirmed',
  rejected: 'Payment rejected; the payer is told why',
  reversed: 'Payment reversed; the payer is told why',
  recorded: 'Payment recorded',
  keptAsCredit: (amount: string): string =>
    `The invoice did not need ${amount} of it, which is kept as the member’s credit.`,
  creditUsed: 'Credit used',
  creditMoved: 'Credit moved',
  creditRefunded: 'Refund recorded',
  waiverGiven: 'Waiver given',
  waiverEnded: 'Waiver ended',
  personFailed: 'We could not load what this person owes.',
  invoiceIssued: (number: string): string => `Invoice ${number} issued`,
  creditNoteIssued: (number: string): string => `Credit note ${number} issued`,
  invoiceVoided: (number: string): string => `Invoice ${number} is void`,
  invoiceWrittenOff: (number: string): string => `Invoice ${number} is written off`,
  writeOffUndone: (number: string): string => `Invoice ${number} is owed again`,
} as const
