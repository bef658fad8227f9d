/** What is said about payments. */
export const PAYMENT_TEXTS = {
  signIn: 'Please sign in to pay',
  notFound: 'This payment could not be found',
  invoiceNotFound: 'This invoice could not be found',
  notOpen: 'This invoice is paid or void: there is nothing to pay',
  notOffered: 'This way to pay is not offered at the moment. Please choose another one.',
  nothingGiven: 'Please give the transaction number or a photo of the slip',
  tooManyReports:
    'You have reported several payments for this invoice. Please wait until we have checked them.',
  changedMeanwhile: 'This payment has been decided in the meantime. Please check it again.',
  receiptTaken:
    'This receipt number was used for another payment. To correct that payment, reverse it first: then the number can be used again.',
  reasonRequired: 'Please tell the payer why',
  noOwnCredit: 'You have no credit left for this invoice',
  noCredit: 'This payment has no credit of that amount left',
  creditKeyUsed: 'Credit was used by this form before, for something else. Please look at the payment again.',
  personNotFound: 'Nobody has this email address or membership number',
  samePerson: 'It is the credit of this person already',
  refunded: 'Credit of this payment was paid back, so it cannot be reversed',
  refundKeyUsed: 'This refund was recorded with other facts. Please check it.',
  notSamePerson: (name: string): string =>
    `This invoice is for ${name}, not for the person who paid. Tick the box below to pay it all the same.`,
  noSlip: 'This payment has no slip',
  future: 'The day of the payment cannot be in the future',
  phone: 'Please enter a mobile number of South Sudan, for example 0921 234 567',
  providerUnavailable:
    'The mobile money service does not answer at the moment. Nothing was taken. Please try again in a few minutes, or pay another way.',
  cardUnavailable:
    'The payment page could not be opened. Nothing was taken. Please try again in a few minutes.',
  cardExpired: 'The payment page has expired. Nothing was taken. You can open it again.',
  cardLeft: 'You left the payment page. Nothing was taken. You can open it again, or pay another way.',
  cardFailed: 'The card payment failed. Nothing was taken. You can try again, or pay another way.',
  cardNotOwed:
    'What is open of the invoice has changed, so the payment page was closed. Nothing was taken on it.',
  cardKeySpent: 'This payment has ended. Please try again.',
} as const
