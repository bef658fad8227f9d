/** What a member may hide from the directory; the name is always shown. Source: decisions.md "Screens". */
export const HIDEABLE_FIELDS = {
  professionalTitle: 'Professional title',
  specialization: 'Specialization',
  organization: 'Organization',
  region: 'Region',
  avatar: 'Photo',
  membershipType: 'Membership type',
  bio: 'About me',
  joinedAt: 'Member since',
  divisions: 'Technical divisions',
} as const
export type HideableField = keyof typeof HIDEABLE_FIELDS
