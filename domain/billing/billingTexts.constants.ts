/** What the endpoints say about invoices that staff issue, void or credit. */
export const BILLING_TEXTS = {
  signIn: 'Please sign in',
  personNotFound: 'This person could not be found',
  chapterNotFound: 'This chapter could not be found',
  keyUsed: 'This form was sent before with other entries. Please open it again.',
  invoiceNotFound: 'This invoice could not be found',
  notOpen: 'Only an invoice of which nothing was paid or credited can be voided. Please issue a credit note.',
  notCreditable: 'A void or wholly credited invoice has nothing left to credit.',
  tooMuchCredit: 'This is more than is left of the invoice',
  creditNoteNotFound: 'This credit note could not be found',
} as const
