import type { New, ToRichText } from '../types'
import { callToAction, cards, contactAbout, links, points, prose, steps, table } from './blocks'
import { paragraph } from '../paragraph'

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

/** Source: spec.md section 2, "/membership/engage" and "/membership/recognition"; section 4, nomination timeline. */
export const participationPages = (text: ToRichText): New<'pages'>[] => [
  {
    slug: 'membership/engage',
    title: 'Get Involved',
    lead: 'The association depends on its members. Here is how you can help.',
    description:
      'Volunteering, regional chapters, technical committees, student chapters, events and awards.',
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
  },
  {
    slug: 'membership/recognition',
    title: 'Recognition',
    lead: 'Good engineering often goes unnoticed. We recognise it, and the people behind it.',
    description:
      'Fellowship (FACE), Honorary Membership, awards, nomination timeline and the directory of Fellows.',
    layout: [
      cards('Nominations', [
        {
          title: 'Fellow (FACE)',
          text: paragraph`
            Fellow of the Association of Civil Engineers: for distinguished engineers with at least 15 years
            as Professional.
          `,
          points: points(
            'Nominated by two Fellows',
            'Supported by a record of completed projects',
            'Approved by the Board',
          ),
          linkLabel: 'Nominate a Fellow',
          href: '/membership/nominations',
        },
        {
          title: 'Honorary Member',
          text: 'For engineers and others who have given outstanding service to the profession.',
          points: points(
            'Nominated by members',
            'Reviewed by a committee',
            'Approved by the Board, announced at the Annual Conference',
          ),
          linkLabel: 'Nominate an Honorary Member',
          href: '/membership/nominations',
        },
      ]),
      steps('Nomination timeline', [
        {
          title: 'Nominations open',
          date: 'January 1 to March 31',
          text: 'Fellows and members submit nominations with supporting reasons.',
        },
        {
          title: 'Committee review',
          date: 'April 1 to April 30',
          text: 'The committee reviews nominations and visits projects where possible.',
        },
        { title: 'Board approval', date: 'May 15', text: 'The Board decides on the committee’s list.' },
        {
          title: 'Announcement',
          date: 'June',
          text: 'Names are published, and certificates are presented at the Annual Conference.',
        },
      ]),
      cards('Awards', AWARDS),
      {
        blockType: 'stats',
        title: 'Fellows',
        items: [{ source: 'fellows', label: 'Fellows of the association' }],
      },
      links('More', [
        {
          label: 'Fellows Directory',
          href: '/members',
          text: 'Find Fellows and other members by name, field and region.',
        },
        { label: 'View Past Winners', href: '/events', text: 'Awards are presented at our events.' },
        {
          label: 'Leadership',
          href: '/about/leadership',
          text: 'Who leads the association, and how they are elected.',
        },
      ]),
      cards('Member Spotlights', [], {
        emptyText: 'No members are featured yet. Tell us about a colleague whose work deserves to be seen.',
      }),
      prose(
        text,
        undefined,
        'Do you know someone? [Suggest a member for the spotlight](/contact?subject=Member%20spotlight).',
      ),
    ],
  },
  {
    slug: 'membership/resources',
    title: 'Member Resources',
    lead: 'Courses, papers, mentoring, jobs, awards and discounts for members.',
    description: 'Education, journals, standards, mentorship, careers, awards and discounts for members.',
    layout: [
      {
        blockType: 'tabs',
        tabs: [
          {
            label: 'Education',
            blocks: [
              cards('Webinars', [
                {
                  title: 'Foundations on black cotton soil',
                  badge: '60 minutes',
                  text: 'Recognising the clay, five ways to build on it, and your questions.',
                  linkLabel: 'Register Interest',
                  href: contactAbout('Webinar: Foundations on black cotton soil'),
                },
                {
                  title: 'Reading a gauge record with gaps',
                  badge: '60 minutes',
                  text: 'Estimating flood levels from incomplete data, and stating the uncertainty.',
                  linkLabel: 'Register Interest',
                  href: contactAbout('Webinar: Reading a gauge record with gaps'),
                },
                {
                  title: 'The short form of contract',
                  badge: '45 minutes',
                  text: 'Clause by clause through the model contract for minor works.',
                  linkLabel: 'Register Interest',
                  href: contactAbout('Webinar: The short form of contract'),
                },
              ]),
              {
                blockType: 'eventsList',
                title: 'Courses and events',
                when: 'upcoming',
                limit: 3,
                emptyText: 'Check back soon for upcoming events and conferences',
              },
              links('Records', [
                {
                  label: 'My CPD hours',
                  href: '/membership/cpd',
                  text: 'Your CPD hours this year, compared with the target.',
                },
              ]),
            ],
          },
          {
            label: 'Journals',
            blocks: [
              {
                blockType: 'publicationsList',
                title: 'Quarterly Journal',
                intro:
                  'Journal of Civil Engineering in South Sudan: technical notes and papers, four times a year.',
                category: 'journals',
                limit: 4,
              },
              callToAction('Download', 'Every issue is free for members and for everyone else.', [
                { label: 'Download PDF', href: '/publications?category=journals' },
                { label: 'Submit a Paper', href: contactAbout('Paper for the journal') },
              ]),
              { blockType: 'publicationsList', title: 'Standards Library', category: 'standards', limit: 6 },
            ],
          },
          {
            label: 'Mentorship',
            blocks: [
              cards('Mentorship', [
                {
                  title: 'Find a Mentor',
                  text: paragraph`
                    Tell us your field, your region and what you want to learn over the next year. We reply
                    within a month.
                  `,
                  linkLabel: 'Find a Mentor',
                  href: '/membership/mentoring',
                },
                {
                  title: 'Become a Mentor',
                  text: paragraph`
                    You need five years’ experience and one hour every two weeks. Mentoring counts for up to
                    12 CPD hours.
                  `,
                  linkLabel: 'Become a Mentor',
                  href: '/membership/mentoring',
                },
              ]),
              steps('How mentoring works', [
                { title: 'Match', text: 'We match mentors and mentees by field, region and language.' },
                {
                  title: 'Agree',
                  text: 'At your first meeting, you agree three goals and how often to meet.',
                },
                {
                  title: 'Work',
                  text: 'Your mentor reviews drawings, site notes and licence reports with you.',
                },
                {
                  title: 'Close',
                  text: 'After a year, you review your goals together. Many pairs stay in touch.',
                },
              ]),
            ],
          },
          {
            label: 'Careers',
            blocks: [
              cards(
                'Job Listings',
                [
                  {
                    title: 'Resident Engineer, gravel roads',
                    badge: 'Sample listing',
                    text: paragraph`
                      Twelve-month contract on sites in Jonglei. Requires five years’ experience of earthworks
                      and levelling.
                    `,
                    linkLabel: 'Ask About This',
                    href: contactAbout('Job listing: Resident Engineer, gravel roads'),
                  },
                  {
                    title: 'Water Engineer, small towns',
                    badge: 'Sample listing',
                    text: paragraph`
                      Design and handover of solar-pumped water yards in Western Bahr el Ghazal. Requires
                      three years’ experience.
                    `,
                    linkLabel: 'Ask About This',
                    href: contactAbout('Job listing: Water Engineer, small towns'),
                  },
                  {
                    title: 'Graduate Engineer, laboratory',
                    badge: 'Sample listing',
                    text: 'Soil and concrete testing in Juba, with a mentor and time to prepare for your licence.',
                    linkLabel: 'Ask About This',
                    href: contactAbout('Job listing: Graduate Engineer, laboratory'),
                  },
                ],
                {
                  intro: paragraph`
                    These samples show what a listing looks like. Corporate members can advertise vacancies
                    free of charge.
                  `,
                },
              ),
              links('More', [
                {
                  label: 'Careers at the association',
                  href: '/careers',
                  text: 'Working and volunteering with us.',
                },
              ]),
            ],
          },
          {
            label: 'Awards',
            blocks: [
              cards('Award Categories', AWARDS, {
                intro: 'Nominations are open from January 1 to March 31.',
              }),
              callToAction('Nominate', 'All you need to start is one page and a photograph.', [
                { label: 'Send a Nomination', href: contactAbout('Award nomination') },
                { label: 'About Recognition', href: '/membership/recognition' },
              ]),
            ],
          },
          {
            label: 'Discounts',
            blocks: [
              table(
                'Members’ prices',
                ['Offer', 'Discount'],
                [
                  ['Events, Professional Members and Fellows', '20%'],
                  ['Events, Associate Members', '30%'],
                  ['Events, Student Members', '50%'],
                  ['Events, staff of corporate members', '20%'],
                ],
                {
                  intro: paragraph`
                    Members receive discounts of 20-50% on events that have a fee. The discount depends on
                    your membership type.
                  `,
                },
              ),
              callToAction(
                'Claim your discount',
                'Sign in before you register, and quote your membership ID when you pay.',
                [{ label: 'See Events', href: '/events' }],
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'membership/support',
    title: 'Help and Support',
    lead: 'Frequently asked questions, our policies, and how to contact us.',
    description: 'Frequently asked questions, policies, contact and office of the association.',
    layout: [
      { blockType: 'faqList', title: 'Frequently Asked Questions' },
      { blockType: 'policiesList', title: 'Policies' },
      {
        blockType: 'contactCard',
        title: 'Contact Support',
        intro: 'Support responds within 24 hours.',
        shows: ['email', 'phone', 'supportHours'],
        buttons: [
          { label: 'Send a Message', href: '/contact' },
          { label: 'Report a Problem', href: contactAbout('Problem with the site') },
        ],
      },
      { blockType: 'contactCard', title: 'Office Location', shows: ['address', 'officeHours', 'map'] },
    ],
  },
]
