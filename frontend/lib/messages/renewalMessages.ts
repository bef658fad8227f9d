/** Texts of asking for a renewal, and of deciding about it. */
export const renewalMessages = {
  requested: 'Renewal requested',
  requestedDescription: 'We will email you as soon as staff have confirmed it.',
  invoiced: 'Invoice issued',
  invoicedDescription: 'Your membership is extended as soon as it is paid.',
  withdrawn: 'Request withdrawn',
  withdrawFailed: 'The request could not be withdrawn',
  loadFailed: 'We could not load your membership.',
  confirmed: 'Renewal confirmed',
  declined: 'Renewal declined',
  decisionFailed: 'The renewal could not be decided',
  none: 'No renewal requests yet',
  listFailed: 'Failed to load renewal requests',
} as const
