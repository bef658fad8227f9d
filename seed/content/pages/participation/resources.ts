import type { New } from '../../types'
import { callToAction, cards, contactAbout, links, steps, table } from '../blocks'
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

/** Source: spec.md section 2, "/membership/resources". */
export const resourcesPage = (): New<'pages'> => ({
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
})
