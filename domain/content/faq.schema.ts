/** Where a question is asked. */
export const FAQ_TOPICS = {
  membership: 'Membership',
  events: 'Events and education',
  chapters: 'Chapters and committees',
  payments: 'Dues and donations',
  website: 'Account and website',
} as const
