import type { New, ToRichText } from '../types'
import { callToAction, cards, contactAbout, links, prose } from './blocks'

/** Source: spec.md section 2, "/donate", "/contact", "Static pages"; section 9, impact tiers. */
export const sitePages = (text: ToRichText): New<'pages'>[] => [
  {
    slug: 'careers',
    title: 'Careers',
    lead: 'Work with us, or volunteer a few hours of your time.',
    description: 'Openings at the association, and how to volunteer.',
    layout: [
      cards('Open Positions', [], {
        anchor: 'jobs',
        intro: 'Staff positions at the association are announced here.',
        emptyText:
          'There are no open staff positions at the moment. Please check back later, or volunteer with us.',
      }),
      cards('Volunteering', [
        { title: 'Papers', text: 'Review, edit or translate between English and Arabic.' },
        { title: 'Events', text: 'Organise workshops and site visits in your region.' },
        {
          title: 'Schools and students',
          text: 'Visit schools, mentor students, or provide books and instruments for student chapters.',
        },
      ]),
      {
        blockType: 'contactCard',
        title: 'Tell us what you would like to do',
        intro: 'Tell us briefly about yourself, your region and how many hours a month you can offer.',
        shows: ['email', 'form'],
        email: 'volunteers@example.org',
      },
      links('Elsewhere', [
        {
          label: 'Job listings of members',
          href: '/membership/resources',
          text: 'Vacancies at companies, agencies and universities, under Careers.',
        },
      ]),
    ],
  },
  {
    slug: 'newsroom',
    title: 'Newsroom',
    lead: 'News and statements from the association.',
    description: 'News of the association of civil engineers in South Sudan.',
    layout: [
      { blockType: 'newsList', limit: 12, emptyText: 'No news yet.' },
      {
        blockType: 'publicationsList',
        title: 'News Releases',
        category: 'news_releases',
        limit: 3,
        emptyText: 'No publications yet in this category',
      },
      callToAction('For journalists', 'We can put you in touch with an expert, usually on the same day.', [
        { label: 'Ask the Newsroom', href: contactAbout('Question from the press') },
      ]),
    ],
  },
  {
    slug: 'women-in-engineering',
    title: 'Women in Engineering',
    lead: 'South Sudan needs many more engineers. Some of the best are girls at school today.',
    description: 'How the association supports women engineers and girls who want to become engineers.',
    layout: [
      { blockType: 'newsList', category: 'women_in_engineering', limit: 6, emptyText: 'No news yet.' },
      cards('What we do', [
        {
          title: 'Network',
          text: 'Women of all grades meet every two months, in Juba and by telephone, and set their own agenda.',
          linkLabel: 'Join the Network',
          href: contactAbout('Women in Engineering: network'),
        },
        {
          title: 'Mentors',
          text: 'Every woman student or graduate who asks for a mentor is matched within a month.',
          linkLabel: 'Find a Mentor',
          href: contactAbout('Women in Engineering: mentor'),
        },
        {
          title: 'Schools',
          text: 'We visit secondary schools and hold site days where girls measure and build.',
          linkLabel: 'Invite Us',
          href: contactAbout('Women in Engineering: school visit'),
        },
        {
          title: 'Fair sites',
          text: 'Contract clauses on latrines, transport, pay and conduct, and support when they are breached.',
          linkLabel: 'Ask for Support',
          href: contactAbout('Women in Engineering: fair sites'),
        },
      ]),
      prose(
        text,
        'Why it matters to the work',
        `
Women carry most of the water, walk most of the roads and run most of the markets that we design. A water yard planned without them has its taps in the wrong place; a latrine without a lock is not used. Engineers who have lived with a problem recognise it sooner. This is not a favour to anyone. It is better engineering.`,
      ),
      callToAction('Get involved', 'Members of every gender are welcome.', [
        { label: 'Become a Member', href: '/membership/join' },
        { label: 'Support Our Work', href: '/donate' },
      ]),
    ],
  },
  {
    slug: 'donate',
    title: 'Donate',
    lead: 'Your donation pays for books, instruments, bus fares and site visits for the next generation of engineers.',
    description:
      'Support students, workshops and research at the Association of Civil Engineers in South Sudan.',
    layout: [
      cards('Your impact', [
        { title: '$25', text: 'supports one student member for a year' },
        { title: '$100', text: 'funds workshop materials' },
        { title: '$250', text: 'sponsors a professional development event' },
        { title: '$500+', text: 'enables infrastructure research' },
      ]),
      prose(
        text,
        'Good to know',
        `
Your donation may be tax-deductible, depending on where you live. You receive a receipt by email; please keep it and ask your tax adviser. Donations fund education, workshops and research, never dues or salaries for the executive. All donations are included in the annual accounts, which members and donors can read.`,
      ),
      callToAction(
        'Other ways to give',
        'To give instruments, books, training placements or a gift in your will, please contact us.',
        [{ label: 'Contact Us', href: contactAbout('Other ways to give') }],
      ),
    ],
  },
  {
    slug: 'contact',
    title: 'Contact Us',
    lead: 'Write or chat. A member of staff reads every message.',
    description: 'Contact the association by chat, WhatsApp, email or message form.',
    layout: [
      {
        blockType: 'contactCard',
        title: 'Talk to us',
        shows: ['phone', 'chat', 'whatsapp', 'email', 'supportHours'],
      },
      links('You may find the answer here', [
        {
          label: 'Help and Support',
          href: '/membership/support',
          text: 'Frequently asked questions and policies.',
        },
        { label: 'Leadership', href: '/about/leadership', text: 'Email addresses of the executive.' },
        {
          label: 'Chapters',
          href: '/about/chapters',
          text: 'Email addresses of the regional and student chapters.',
        },
      ]),
    ],
  },
]
