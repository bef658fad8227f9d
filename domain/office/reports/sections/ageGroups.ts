/** Groups of ages in full years, by their bounds. */
export const AGE_GROUPS = {
  '0-24': 'Under 25',
  '25-34': '25 to 34',
  '35-44': '35 to 44',
  '45-54': '45 to 54',
  '55-64': '55 to 64',
  '65-': '65 and over',
} as const
export type AgeGroup = keyof typeof AGE_GROUPS

/** The full years of somebody on a day; both days `YYYY-MM-DD`. */
const ageOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)

/**
 * The group of somebody's age on a day.
 * @returns undefined where the birth date is not known
 */
export const ageGroupAt = (birthDate: string | null, day: string): AgeGroup | undefined => {
  if (!birthDate || !/^\d{4}-\d{2}-\d{2}/.test(birthDate)) return undefined
  const age = ageOn(birthDate.slice(0, 10), day)
  return (Object.keys(AGE_GROUPS) as AgeGroup[]).find((group) => {
    const [from = '', to = ''] = group.split('-')
    return age >= Number(from) && (to === '' || age <= Number(to))
  })
}
