import { fewOrFull } from '../helpers/fullCounts'

export interface PublicRoute {
  path: string
  /** The page's title. */
  heading: string
  /** Texts that the specification requires on the page. */
  texts: string[]
  /** Links: a part of the name, and the beginning of the address. */
  links?: [name: string, href: string][]
}

const QUICK_LINKS = [
  'About',
  'Core Themes',
  'Join this Division',
  'Submit Research or Paper',
  'Attend Upcoming Events',
  'Access Division Publications',
  'Contact Division Chair',
]

const division = (slug: string, heading: string): PublicRoute => ({
  path: `/divisions/${slug}`,
  heading,
  texts: QUICK_LINKS,
  links: [
    ['Join this Division', '/membership/join'],
    ['Attend Upcoming Events', '/events'],
    ['Access Division Publications', '/publications'],
    ['Contact Division Chair', '/contact'],
  ],
})

const FIRST_DIVISION = '/divisions/structural-engineering'

/** Every address for visitors in the specification's route table, with what section 2 lists for each. */
export const PUBLIC_ROUTES: PublicRoute[] = [
  {
    path: '/',
    heading: 'Building the nation, span by span',
    texts: [
      'Join Today',
      'International Day of the Girl Child',
      'About Us',
      'Read More',
      'Inaugural National Conference',
      'Professional Development',
      'Knowledge Sharing',
      'Licensure and Registration',
      'Technical Divisions',
      '35 or younger',
      'Professional Practice',
    ],
  },
  { path: '/auth', heading: 'Your account', texts: ['Sign In', 'Sign Up', 'Forgot your password'] },
  { path: '/events', heading: 'Events', texts: ['Inaugural National Conference', 'registered'] },
  {
    path: '/publications',
    heading: 'Publications',
    texts: [
      'Publications & News',
      'Career & Growth',
      'Education & Events',
      'Featured',
      'By Type',
      'Featured News',
      'Books',
      'Standards',
      'Journals',
      'News Releases',
      'Policy Statements',
      'Proceedings',
      'Videos',
      'Contract Documents',
    ],
    links: [
      ['Mission and Vision', '/about/mission'],
      ['Newsroom', '/newsroom'],
      ['Women in Engineering', '/women-in-engineering'],
      ['Journals', '/publications?category=journals'],
      ['Standards', '/publications?category=standards'],
      ['Books', '/publications?category=books'],
    ],
  },
  {
    path: '/contact',
    heading: 'Contact Us',
    texts: [
      'Chat',
      'WhatsApp',
      'Email',
      '9 a.m.–6 p.m. EST, Monday to Friday',
      'Name',
      'Subject',
      'Message',
      'Send Message',
    ],
    links: [
      ['Start a chat', 'https://'],
      ['Write on WhatsApp', 'https://'],
      ['@', 'mailto:'],
    ],
  },
  { path: '/terms', heading: 'Terms of Use', texts: [] },
  { path: '/privacy', heading: 'Privacy Policy', texts: ['under 18'] },
  { path: '/conduct', heading: 'Code of Conduct', texts: [] },
  {
    path: '/membership/join',
    heading: 'Become a Member',
    texts: [
      'Step 1 of 3',
      'Tell Us About Yourself',
      'Membership Details',
      'Make a Final Impact',
      '2-3 weeks',
    ],
  },
  {
    path: '/membership/types',
    heading: 'Membership Types',
    texts: [
      'Student',
      'Associate',
      'Under 5 years',
      'Professional',
      'Licensed, at least 5 years',
      'Fellow (FACE)',
      'At least 15 years as Professional',
      'Nominated by Fellows and approved by the Board',
      'Corporate/Institutional',
      'Honorary',
    ],
    links: [
      ['Apply as Student', '/membership/join'],
      ['Apply as Associate', '/membership/types/associate'],
      ['Apply as Professional', '/membership/join'],
      ['About Fellowship', '/membership/types/fellowship'],
      ['Join as Institution', '/membership/types/institutions'],
      ['About Honorary Membership', '/membership/types/honorary'],
    ],
  },
  {
    path: '/membership/resources',
    heading: 'Member Resources',
    texts: ['Education', 'Journals', 'Mentorship', 'Careers', 'Awards', 'Discounts', 'Webinars'],
  },
  {
    path: '/membership/engage',
    heading: 'Get Involved',
    texts: [
      'Volunteer Opportunities',
      'Juba (Central Equatoria), Malakal (Upper Nile), Wau (Western Bahr el Ghazal)',
      'Join Chapter',
      'Technical Committees',
      'Structural Engineering',
      'Transportation',
      'Water Resources',
      'Geotechnical',
      'Environmental',
      'Construction Management',
      'Upcoming Events',
      'January 1 to March 31',
      'Student Chapters',
      'University of Juba',
      'Dr. John Garang Memorial University',
      'University of Bahr el Ghazal',
      'Start a Chapter',
    ],
    links: [
      ['Become a Mentor', '/membership/mentoring'],
      ...['Upper Nile Chapter', 'Equatoria Chapter', 'Bahr el Ghazal Chapter'].map(
        (name): [string, string] => [name, '/groups/'],
      ),
      ...['Join Committee', 'Nominate', 'Start a Chapter'].map((name): [string, string] => [
        name,
        '/contact?subject=',
      ]),
    ],
  },
  {
    path: '/membership/renewal',
    heading: 'Membership Renewal',
    texts: [
      'Log in',
      'Review your information',
      'Select annual or multi-year renewal',
      'Confirmation',
      'updated certificate',
      'Information you can update',
      'Renewal benefits',
      '60, 30 and 7 days before expiry',
    ],
    links: [
      ['Renew Now', '/membership/renewal/request'],
      ['Update Profile', '/profile'],
      ['Contact Support', '/contact'],
    ],
  },
  {
    path: '/membership/recognition',
    heading: 'Recognition',
    texts: [
      'Fellow (FACE)',
      'Honorary Member',
      'Awards',
      'Young Engineer Award',
      'under 35',
      'Member Spotlights',
      'No members are featured yet',
      'Nominations open',
      'January 1 to March 31',
      'Committee review',
      'April 1 to April 30',
      'Board approval',
      'May 15',
      'Announcement',
      'June',
    ],
    links: [
      ['Nominate a Fellow', '/membership/nominations'],
      ['Nominate an Honorary Member', '/membership/nominations'],
      ['Leadership', '/about/leadership'],
      ['Fellows Directory', '/members'],
      ['View Past Winners', '/events'],
    ],
  },
  {
    path: '/membership/support',
    heading: 'Help and Support',
    texts: [
      'Frequently Asked Questions',
      'Bylaws',
      'Code of Ethics',
      'CPD Guidelines',
      'Privacy Policy',
      'within 24 hours',
      'Mon-Fri 8:00 AM to 5:00 PM',
    ],
    links: [
      ['Send a Message', '/contact'],
      ['Report a Problem', '/contact'],
      ['Get Directions', 'https://'],
    ],
  },
  division('structural-engineering', 'Structural Engineering'),
  division('geotechnical-engineering', 'Geotechnical Engineering'),
  division('transportation-engineering', 'Transportation Engineering'),
  division('water-resources-environmental', 'Water Resources and Environmental Engineering'),
  division('construction-project-management', 'Construction and Project Management'),
  division('urban-planning-infrastructure', 'Urban Planning and Infrastructure Systems'),
  division('materials-concrete-research', 'Materials and Concrete Research'),
  division('education-professional-development', 'Education and Professional Development'),
  {
    path: '/about/mission',
    heading: 'Mission and Vision',
    texts: [
      'Our Mission',
      'Our Vision',
      'Professional Excellence and Integrity',
      'Innovation and Sustainability',
      'Public Safety and Welfare',
      'Collaboration and Knowledge Sharing',
    ],
  },
  {
    path: '/about/leadership',
    heading: 'Leadership',
    texts: [
      'President',
      'Vice President',
      'Secretary General',
      'Treasurer',
      'To Be Announced',
      'will be filled at an inaugural assembly',
    ],
    links: [
      ['president@', 'mailto:president@'],
      ['vice-president@', 'mailto:vice-president@'],
      ['secretary-general@', 'mailto:secretary-general@'],
      ['treasurer@', 'mailto:treasurer@'],
      ['Contact Us', '/contact'],
    ],
  },
  {
    path: '/about/chapters',
    heading: 'Chapters',
    texts: ['Upper Nile', 'Equatoria', 'Bahr el Ghazal', 'Forming'],
    links: [
      ['upper-nile@', 'mailto:'],
      ['equatoria@', 'mailto:'],
      ['bahr-el-ghazal@', 'mailto:'],
      ['Join Chapter', '/groups/'],
      ['Start a New Chapter', '/contact'],
    ],
  },
  {
    path: '/donate',
    heading: 'Donate',
    texts: [
      '$25',
      '$50',
      '$100',
      '$250',
      '$500',
      'supports one student member for a year',
      'funds workshop materials',
      'sponsors a professional development event',
      'enables infrastructure research',
      'tax-deductible',
      'Contact Us',
    ],
  },
  {
    path: '/careers',
    heading: 'Careers',
    texts: ['no open staff positions', 'Volunteering'],
    links: [['volunteers@', 'mailto:volunteers@']],
  },
  {
    path: '/newsroom',
    heading: 'Newsroom',
    texts: ['International Day of the Girl Child', 'Women in Engineering', '11 October 2024'],
  },
  {
    path: '/women-in-engineering',
    heading: 'Women in Engineering',
    texts: ['International Day of the Girl Child', '11 October 2024'],
  },
]

/** One address of each page with every change, since the divisions share theirs; all with full counts. */
export const PAGE_KINDS: PublicRoute[] = fewOrFull({
  few: PUBLIC_ROUTES.filter(({ path }) => !path.startsWith('/divisions/') || path === FIRST_DIVISION),
  full: PUBLIC_ROUTES,
})
