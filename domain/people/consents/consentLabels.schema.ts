/** What a person can agree to, in a word or two. Apart from the texts, which lists of people do without. */
export const CONSENT_LABELS = {
  news: 'News',
  events: 'Events',
  dues: 'Dues',
  votes: 'Votes',
  sms: 'Text messages',
} as const
