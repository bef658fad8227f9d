/** On what badges are printed. */
export const BADGE_FORMATS = {
  a6: 'A6, one on a page',
  a4: 'A4, four on a page',
  label: 'Label printer, 100 × 62 mm',
} as const
export type BadgeFormat = keyof typeof BADGE_FORMATS

/** How many badges one file has. */
export const BADGES_PER_FILE = 100
