import type { Home } from '../../payload-types'
import { MISSION, VALUES, VISION } from './values'
import { paragraph } from './paragraph'

/** The weekday of the banner's event; the banner expires at the end of that day in Juba. */
const GIRL_CHILD_DAY = { month: 10, day: 11 } as const

/** The end of the next such weekday, today included. */
const endOfNext = ({ month, day }: { month: number; day: number }, today: Date): string => {
  const endIn = (year: number): Date =>
    new Date(`${year}-${String(month).padStart(2, '0')}-${day}T23:59:00+02:00`)
  const end = endIn(today.getUTCFullYear())
  return (end >= today ? end : endIn(today.getUTCFullYear() + 1)).toISOString()
}

/**
 * The home page, without the publications and the event that it links to. Source: spec.md section 2, "Home
 * (/)".
 */
export const home = (today: Date): Omit<Home, 'id' | '_status' | 'publications' | 'event'> => ({
  description: paragraph`
    The association of the civil engineers who plan, build and maintain South Sudan’s roads, bridges, water
    and towns.
  `,
  hero: {
    headlines: [
      { text: 'Building the nation, span by span', drawing: 'bridge' },
      { text: 'Roads that stay open in the rains', drawing: 'road' },
      { text: 'Clean water within walking distance', drawing: 'water' },
      { text: 'Towns planned above the flood', drawing: 'town' },
      { text: 'Foundations that stand up to black cotton soil', drawing: 'road' },
      { text: 'Concrete tested before it is trusted', drawing: 'concrete' },
      { text: 'A mentor for every young engineer', drawing: 'town' },
      { text: 'One profession, from Nimule to Renk', drawing: 'bridge' },
    ],
    text: paragraph`
      The professional home of the engineers who plan, build and maintain South Sudan’s roads, bridges, water
      and cities.
    `,
    joinLabel: 'Join Today',
  },
  banner: {
    title: 'International Day of the Girl Child',
    text: 'School visits, site days and mentors for girls who want to become engineers.',
    linkLabel: 'Women in Engineering',
    href: '/women-in-engineering',
    until: endOfNext(GIRL_CHILD_DAY, today),
  },
  about: { mission: MISSION, vision: VISION, values: VALUES },
  objectives: [
    {
      title: 'Professional Development',
      text: paragraph`
        Short courses, site visits, mentoring and a CPD record, so that an engineer in Aweil has the same
        opportunities as one in Juba.
      `,
    },
    {
      title: 'Knowledge Sharing',
      text: paragraph`
        Standards, handbooks and a journal based on local conditions, free to download, and meetings where
        projects are discussed with the people who built them.
      `,
    },
    {
      title: 'Licensure and Registration',
      text: paragraph`
        A public register of engineers with a single, fair examination, developed with the authorities, and
        support for everyone working towards it.
      `,
    },
  ],
  communities: [
    {
      title: 'Technical Divisions',
      text: 'Eight fields of practice, each with its own papers and meetings.',
      source: 'divisions',
    },
    {
      title: 'Regional Chapters',
      text: 'Upper Nile, Equatoria and Bahr el Ghazal: engineering close to the site.',
      href: '/about/chapters',
      source: 'links',
    },
    {
      title: 'Student Chapters',
      text: 'At universities in Juba, Bor and Wau: lectures, site visits and first contacts in the profession.',
      href: '/about/chapters',
      source: 'links',
    },
    {
      title: 'Younger Members',
      text: 'For members aged 35 or younger: a forum, mentors and the Young Engineer Award.',
      href: '/membership/engage',
      source: 'links',
    },
    {
      title: 'Women in Engineering',
      text: 'A network for women in every grade and region.',
      href: '/membership/engage',
      source: 'links',
    },
    {
      title: 'Professional Practice',
      text: 'Fellowship, awards and recognition of outstanding work.',
      href: '/membership/recognition',
      source: 'links',
    },
  ],
})
