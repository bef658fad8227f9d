import type { New } from '../../types'
import { callToAction, cards, contactAbout } from '../blocks'
import { paragraph } from '../../paragraph'

const AWARDS = [
  {
    title: 'Engineer of the Year',
    text: 'For a project or action in the past two years that served the public.',
  },
  { title: 'Young Engineer Award', text: 'For engineers under 35 who have shown outstanding judgement.' },
  {
    title: 'Project Award',
    text: 'For a completed project, large or small, that serves its purpose and is well maintained.',
  },
  { title: 'Research Award', text: 'For a paper that has changed engineering practice.' },
  { title: 'Women in Engineering Award', text: 'For creating opportunities for women in the profession.' },
  { title: 'Service Award', text: 'For years of voluntary service to the association.' },
]

const COMMITTEES: [string, string][] = [
  ['Structural Engineering', 'Loads, detailing, inspection of bridges and public buildings.'],
  ['Transportation', 'Roads for light traffic, crossings, safety, river ports and airstrips.'],
  ['Water Resources', 'Boreholes, networks, gauges and floods.'],
  ['Geotechnical', 'Expansive clay, laterite, dykes and site investigation.'],
  ['Environmental', 'Sanitation, waste, wetlands and assessment.'],
  ['Construction Management', 'Contracts, prices, safety and local contractors.'],
]

/** Source: spec.md section 2, "/membership/engage". */
export const engagePage = (): New<'pages'> => ({
  slug: 'membership/engage',
  title: 'Get Involved',
  lead: 'The association depends on its members. Here is how you can help.',
  description: 'Volunteering, regional chapters, technical committees, student chapters, events and awards.',
  layout: [
    cards('Volunteer Opportunities', [
      {
        title: 'Mentor a graduate',
        text: 'One hour every two weeks for a year, by telephone if necessary.',
        linkLabel: 'Become a Mentor',
        href: '/membership/mentoring',
      },
      {
        title: 'Visit a school',
        text: 'Spend half a day with a class, a level and a paper bridge.',
        linkLabel: 'Visit a School',
        href: contactAbout('Volunteer for school visits'),
      },
      {
        title: 'Review a paper',
        text: 'Review two papers a year in your field, with constructive comments for the author.',
        linkLabel: 'Review Papers',
        href: contactAbout('Volunteer as a reviewer'),
      },
      {
        title: 'Help at an event',
        text: 'Help with registration, site visits, or interpreting between English and Arabic.',
        linkLabel: 'Help at Events',
        href: contactAbout('Volunteer at events'),
      },
    ]),
    {
      blockType: 'chaptersList',
      title: 'Regional Chapters',
      intro: 'Juba (Central Equatoria), Malakal (Upper Nile), Wau (Western Bahr el Ghazal).',
      kind: 'regional',
      joinLabel: 'Join Chapter',
    },
    cards(
      'Technical Committees',
      COMMITTEES.map(([title, summary]) => ({
        title,
        text: summary,
        linkLabel: 'Join Committee',
        href: contactAbout(`Join the technical committee: ${title}`),
      })),
      {
        intro: paragraph`
          Professional Members can join technical committees, which prepare standards and statements.
          Guests are welcome.
        `,
      },
    ),
    {
      blockType: 'eventsList',
      title: 'Upcoming Events',
      when: 'upcoming',
      limit: 3,
      emptyText: 'Check back soon for upcoming events and conferences',
    },
    cards(
      'Communities',
      [
        {
          title: 'Younger Members',
          badge: '35 or younger',
          text: 'The Young Engineers Forum, a delegate on the Board, and a mentor for anyone who wants one.',
          linkLabel: 'Join Younger Members',
          href: contactAbout('Younger members'),
        },
        {
          title: 'Women in Engineering',
          text: paragraph`
            A network across regions and grades: meetings, mentors, school visits and better conditions on
            site.
          `,
          linkLabel: 'About Women in Engineering',
          href: '/women-in-engineering',
        },
      ],
      { anchor: 'communities' },
    ),
    cards(
      'Awards and Nominations',
      AWARDS.slice(0, 4).map((award) => ({
        ...award,
        linkLabel: 'Nominate',
        href: contactAbout(`Nomination: ${award.title}`),
      })),
      {
        intro: 'Nominations are open from January 1 to March 31.',
      },
    ),
    {
      blockType: 'chaptersList',
      title: 'Student Chapters',
      intro: 'All you need is ten students and an adviser.',
      kind: 'student',
      joinLabel: 'Join Chapter',
    },
    callToAction('Start a Chapter', 'At your university, or in a region that has no chapter yet.', [
      { label: 'Start a Chapter', href: contactAbout('Start a chapter') },
    ]),
  ],
})
