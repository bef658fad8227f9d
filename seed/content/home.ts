import type { Home } from '../../payload-types'
import { MISSION, VALUES, VISION } from './values'

/** The home page, without the publications and the event that it points to. Source: spec.md section 2, "Home (/)". */
export const home: Omit<Home, 'id' | '_status' | 'publications' | 'event'> = {
  description: 'The association of the civil engineers who plan, build and keep South Sudan’s roads, bridges, water and towns.',
  hero: {
    headlines: [
      { text: 'Building the nation, span by span' },
      { text: 'Roads that stay open in the rains' },
      { text: 'Clean water within walking distance' },
      { text: 'Towns planned above the flood' },
      { text: 'Foundations that hold on black cotton soil' },
      { text: 'Concrete that is tested before it is trusted' },
      { text: 'A mentor for every young engineer' },
      { text: 'One profession, from Nimule to Renk' },
    ],
    text: 'The professional home of the engineers who plan, build and keep South Sudan’s roads, bridges, water and cities.',
    joinLabel: 'Join Today',
  },
  banner: {
    title: 'International Day of the Girl Child',
    text: 'Engineering needs her: school visits, site days and mentors for girls who want to build.',
    linkLabel: 'Women in Engineering',
    href: '/women-in-engineering',
  },
  about: { mission: MISSION, vision: VISION, values: VALUES },
  objectives: [
    {
      title: 'Professional Development',
      text: 'Short courses, site visits, mentoring and a record of continuing education, so that an engineer in Aweil learns as much in a year as one in Juba.',
    },
    {
      title: 'Knowledge Sharing',
      text: 'Standards, handbooks and a journal written on our own ground, free to download, and meetings where works are discussed with those who built them.',
    },
    {
      title: 'Licensure and Registration',
      text: 'A public register of engineers with one fair examination for all, prepared with the authorities, and help for everyone on the way to it.',
    },
  ],
  communities: [
    { title: 'Technical Divisions', text: 'Eight fields of work, each with its own papers and meetings.', source: 'divisions' },
    { title: 'Regional Chapters', text: 'Upper Nile, Equatoria and Bahr el Ghazal: engineering close to the site.', href: '/about/chapters', source: 'links' },
    { title: 'Student Chapters', text: 'At universities in Juba, Bor and Wau: lectures, visits, first friends in the profession.', href: '/about/chapters', source: 'links' },
    { title: 'Younger Members', text: 'For members who are 35 or younger: forum, mentors, the Young Engineer Award.', href: '/membership/engage', source: 'links' },
    { title: 'Women in Engineering', text: 'A network across grades and regions that opens doors and keeps them open.', href: '/membership/engage', source: 'links' },
    { title: 'Professional Practice', text: 'Fellowship, awards and the recognition of good work.', href: '/membership/recognition', source: 'links' },
  ],
}
