/** What the endpoints say about invoices that staff issue, void or credit. */
export const BILLING_TEXTS = {
  signIn: 'Please sign in',
  personNotFound: 'This person could not be found',
  chapterNotFound: 'This chapter could not be found',
  keyUsed: 'This form was sent before with other entries. Please open it again.',
  invoiceNotFound: 'This invoice could not be found',
  notOpen: 'Only an invoice of which nothing was paid or credited can be voided. Please issue a credit note.',
  notCreditable: 'A void or wholly credited invoice has nothing left to credit.',
  undoFirst: 'A part of this invoice is written off. Please undo that before you issue a credit note.',
  nothingOpen: 'Nothing is open of this invoice',
  nothingWrittenOff: 'Nothing of this invoice is written off',
  writeOff: {
    changed_meanwhile: 'Another amount is open by now. Please look at the invoice again.',
    being_checked: 'A payment of this invoice is being checked. Please confirm or reject it first.',
  },
  tooMuchCredit: 'This is more than is left of the invoice',
  creditNoteNotFound: 'This credit note could not be found',
} as const
