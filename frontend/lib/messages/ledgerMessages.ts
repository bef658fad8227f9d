/** Texts of what staff do to the books. */
export const ledgerMessages = {
  correctionAsked: 'Sent to a second person to confirm',
  correctionConfirmed: 'The correction is booked',
  correctionDeclined: 'The correction is declined',
  correctionFailed: 'This could not be decided. Please check the correction again.',
  transferBooked: 'The transfer is booked',
  transferUndone: 'The transfer is taken back',
  balanceSaved: 'The balance is saved',
  budgetSaved: 'The budget is saved',
} as const
