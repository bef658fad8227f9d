export const NEWS_CATEGORIES = {
  announcement: 'Announcements',
  event: 'Events',
  policy: 'Policy',
  women_in_engineering: 'Women in Engineering',
  membership: 'Membership',
} as const
export type NewsCategory = keyof typeof NEWS_CATEGORIES
