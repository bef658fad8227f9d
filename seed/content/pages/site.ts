import type { New, ToRichText } from '../types'
import { callToAction, cards, contactAbout, links, prose } from './blocks'

/** Source: spec.md section 2, "/donate", "/contact", "Static pages"; section 9, impact tiers. */
export const sitePages = (text: ToRichText): New<'pages'>[] => [
  {
    slug: 'careers',
    title: 'Careers',
    lead: 'Work for the profession, in our office or with a few hours of your time.',
    description: 'Openings at the association, and how to volunteer.',
    layout: [
      cards('Open Positions', [], {
        anchor: 'jobs',
        intro: 'Staff positions at the association are announced here.',
        emptyText: 'There are no open staff positions at the moment. Please come back later, or volunteer with us.',
      }),
      cards('Volunteering', [
        { title: 'Papers', text: 'Reviewing, editing, translating between English and Arabic.' },
        { title: 'Events', text: 'Preparing workshops and site visits in your region.' },
        { title: 'Schools and students', text: 'Visits, mentoring, books and instruments for student chapters.' },
      ]),
      {
        blockType: 'contactCard',
        title: 'Tell us what you would like to do',
        intro: 'Write two sentences about yourself, your region, and how many hours a month you can give.',
        shows: ['email', 'form'],
        email: 'volunteers@example.org',
      },
      links('Elsewhere', [{ label: 'Job listings of members', href: '/membership/resources', text: 'Openings at companies, agencies and universities, under Careers.' }]),
    ],
  },
  {
    slug: 'newsroom',
    title: 'Newsroom',
    lead: 'What the association does and says.',
    description: 'News of the association of civil engineers in South Sudan.',
    layout: [
      { blockType: 'newsList', limit: 12, emptyText: 'No news yet.' },
      { blockType: 'publicationsList', title: 'News Releases', category: 'news_releases', limit: 3, emptyText: 'No publications yet in this category' },
      callToAction('For journalists', 'We name someone who can explain, usually on the same day.', [{ label: 'Ask the Newsroom', href: contactAbout('Question from the press') }]),
    ],
  },
  {
    slug: 'women-in-engineering',
    title: 'Women in Engineering',
    lead: 'The country needs every engineer it has, and many more. Some of the best are girls at school today.',
    description: 'How the association supports women engineers and girls who want to build.',
    layout: [
      { blockType: 'newsList', category: 'women_in_engineering', limit: 6, emptyText: 'No news yet.' },
      cards('What we do', [
        { title: 'Network', text: 'Women of all grades meet every two months, in Juba and by telephone, and choose what to talk about.', linkLabel: 'Join the Network', href: contactAbout('Women in Engineering: network') },
        { title: 'Mentors', text: 'Every woman student or graduate who asks has a mentor within a month.', linkLabel: 'Find a Mentor', href: contactAbout('Women in Engineering: mentor') },
        { title: 'Schools', text: 'Visits to secondary schools, and site days on which girls measure and build.', linkLabel: 'Invite Us', href: contactAbout('Women in Engineering: school visit') },
        { title: 'Fair sites', text: 'Latrines, transport, pay and conduct: clauses for contracts, and support when they are not kept.', linkLabel: 'Ask for Support', href: contactAbout('Women in Engineering: fair sites') },
      ]),
      prose(
        text,
        'Why it matters to the work',
        `
Women carry most of the water, walk most of the roads and run most of the markets that we design. A water yard that is planned without them has its taps in the wrong place; a latrine without a lock is not used. Engineers who have lived with a problem see it sooner. This is not a favour to anyone. It is better engineering.`,
      ),
      callToAction('Be part of it', 'Members of every gender are welcome.', [
        { label: 'Become a Member', href: '/membership/join' },
        { label: 'Support Our Work', href: '/donate' },
      ]),
    ],
  },
  {
    slug: 'donate',
    title: 'Donate',
    lead: 'Books, instruments, bus fares, a day at a bridge: small sums make engineers.',
    description: 'Support students, workshops and research of the association of civil engineers in South Sudan.',
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
Your donation may be tax-deductible, depending on where you live. You receive a receipt by e-mail; please keep it and ask your tax adviser. Donations are used for education, workshops and research, never for dues or salaries of the executive, and every gift is part of the yearly accounts that members and donors can read.`,
      ),
      callToAction('Other ways to give', 'Instruments, books, places for practical training, or a gift in a will: talk to us.', [{ label: 'Contact Us', href: contactAbout('Other ways to give') }]),
    ],
  },
  {
    slug: 'contact',
    title: 'Contact Us',
    lead: 'Write, call or chat. A person reads every message.',
    description: 'Telephone, chat, WhatsApp, e-mail and message form of the association.',
    layout: [
      {
        blockType: 'contactCard',
        title: 'Talk to us',
        intro: 'Support hours: 9 a.m.–6 p.m. EST, Monday to Friday.',
        shows: ['phone', 'chat', 'whatsapp', 'email', 'supportHours'],
      },
      links('Perhaps it is answered here', [
        { label: 'Help and Support', href: '/membership/support', text: 'Frequently asked questions and policies.' },
        { label: 'Leadership', href: '/about/leadership', text: 'Mailboxes of the executive.' },
        { label: 'Chapters', href: '/about/chapters', text: 'Mailboxes of the regional and student chapters.' },
      ]),
    ],
  },
]
