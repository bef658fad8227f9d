export const SOCIAL_NETWORKS = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
} as const
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS
