/** What staff read about members whose grace period is over. */
export const removalMessages = {
  intro:
    'The grace period of these members is over, and the last notice was really sent to them. Nobody is removed automatically: decide about each. Whoever pays leaves this list.',
  introUnnoticed:
    'The grace period of these members is over, but the last notice did not reach them. Nobody is removed without it: have it sent again from the outbox, or give more time.',
  titles: { removal: 'Remove this member?', 'more-time': 'Give more time to pay?' },
  submits: { removal: 'Remove Member', 'more-time': 'Give More Time' },
  removalConsequence:
    'the membership ends. The unpaid invoices for its renewal become void, and the member is told by email. The membership ID stays theirs, and you can reinstate the membership on the person’s page.',
  moreTimeConsequence:
    'the grace period lasts until that day, and a member who pays by then keeps the old term. The member is told by email and gets another last notice before that day.',
  done: { removed: 'Member removed', graceExtended: 'More time given' },
  none: 'Nobody is due for removal',
  listFailed: 'Failed to load the members due for removal',
} as const
