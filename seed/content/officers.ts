import type { New } from './types'

const post = (name: string, slug: string, order: number, bio: string): New<'officers'> => ({
  post: name,
  name: 'To Be Announced',
  email: `${slug}@example.org`,
  bio,
  order,
  slug,
})

/** Source: spec.md section 2, "/about/leadership". */
export const officers: New<'officers'>[] = [
  post(
    'President',
    'president',
    10,
    'Leads the association, chairs the Board and the general assembly, and represents the profession.',
  ),
  post(
    'Vice President',
    'vice-president',
    20,
    'Deputises for the President and oversees the divisions and chapters.',
  ),
  post(
    'Secretary General',
    'secretary-general',
    30,
    'Runs the office, maintains the register of members, and is responsible for applications and records.',
  ),
  post(
    'Treasurer',
    'treasurer',
    40,
    'Keeps the accounts, proposes the budget and dues, and reports to the assembly once a year.',
  ),
]
