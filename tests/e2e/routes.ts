export interface PublicRoute {
  path: string
  /** The page's title. */
  heading: string
  /** What the specification wants to be read there. */
  texts: string[]
}

const QUICK_LINKS = ['About', 'Core Themes', 'Join this Division', 'Submit Research or Paper', 'Attend Upcoming Events', 'Access Division Publications', 'Contact Division Chair']

const division = (slug: string, heading: string): PublicRoute => ({ path: `/divisions/${slug}`, heading, texts: QUICK_LINKS })

/** Every address that a visitor can open, as the specification's route table names them, with what section 2 lists for each. */
export const PUBLIC_ROUTES: PublicRoute[] = [
  {
    path: '/',
    heading: 'Building the nation, span by span',
    texts: ['Join Today', 'International Day of the Girl Child', 'About Us', 'Read More', 'Inaugural National Conference', 'Professional Development', 'Knowledge Sharing', 'Licensure and Registration', 'Technical Divisions', '35 or younger', 'Professional Practice'],
  },
  { path: '/auth', heading: 'Your account', texts: ['Sign In', 'Sign Up', 'Forgot your password'] },
  { path: '/events', heading: 'Events', texts: ['Inaugural National Conference', 'registered'] },
  {
    path: '/publications',
    heading: 'Publications',
    texts: ['Publications & News', 'Career & Growth', 'Education & Events', 'Featured', 'By Type', 'Featured News', 'Books', 'Standards', 'Journals', 'News Releases', 'Policy Statements', 'Proceedings', 'Videos', 'Contract Documents'],
  },
  { path: '/contact', heading: 'Contact Us', texts: ['WhatsApp', '9 a.m.–6 p.m. EST, Monday to Friday', 'Subject', 'Send Message'] },
  { path: '/terms', heading: 'Terms of Use', texts: [] },
  { path: '/privacy', heading: 'Privacy Policy', texts: ['under 18'] },
  { path: '/conduct', heading: 'Code of Conduct', texts: [] },
  { path: '/membership/join', heading: 'Become a Member', texts: ['Step 1 of 3', 'Tell Us About Yourself', 'Membership Details', 'Make a Final Impact', '2-3 weeks'] },
  { path: '/membership/types', heading: 'Membership Types', texts: ['Student', 'Associate', 'Under 5 years', 'Professional', 'Fellow (FACE)', 'At least 15 years as Professional', 'Corporate/Institutional', 'Honorary'] },
  { path: '/membership/resources', heading: 'Member Resources', texts: ['Education', 'Journals', 'Mentorship', 'Careers', 'Awards', 'Discounts', 'Webinars'] },
  {
    path: '/membership/engage',
    heading: 'Get Involved',
    texts: ['Volunteer Opportunities', 'Juba (Central Equatoria), Malakal (Upper Nile), Wau (Western Bahr el Ghazal)', 'Join Chapter', 'Technical Committees', 'Construction Management', 'January 1 to March 31', 'Student Chapters', 'Start a Chapter'],
  },
  { path: '/membership/renewal', heading: 'Membership Renewal', texts: ['Log in', 'Review your information', 'Select annual or multi-year renewal', 'Confirmation', '60, 30 and 7 days'] },
  { path: '/membership/recognition', heading: 'Recognition', texts: ['Fellow (FACE)', 'Honorary Member', 'Awards', 'Member Spotlights', 'View Past Winners', 'Fellows Directory', 'January 1 to February 28', 'May 15'] },
  { path: '/membership/support', heading: 'Help and Support', texts: ['Frequently Asked Questions', 'Bylaws', 'Code of Ethics', 'CPD Guidelines', 'Privacy Policy', 'within 24 hours', 'Mon-Fri 8:00 AM to 5:00 PM', 'Get Directions'] },
  division('structural-engineering', 'Structural Engineering'),
  division('geotechnical-engineering', 'Geotechnical Engineering'),
  division('transportation-engineering', 'Transportation Engineering'),
  division('water-resources-environmental', 'Water Resources and Environmental Engineering'),
  division('construction-project-management', 'Construction and Project Management'),
  division('urban-planning-infrastructure', 'Urban Planning and Infrastructure Systems'),
  division('materials-concrete-research', 'Materials and Concrete Research'),
  division('education-professional-development', 'Education and Professional Development'),
  { path: '/about/mission', heading: 'Mission and Vision', texts: ['Professional Excellence and Integrity', 'Innovation and Sustainability', 'Public Safety and Welfare', 'Collaboration and Knowledge Sharing'] },
  { path: '/about/leadership', heading: 'Leadership', texts: ['President', 'Vice President', 'Secretary General', 'Treasurer', 'To Be Announced', 'inaugural assembly', 'Contact Us'] },
  { path: '/about/chapters', heading: 'Chapters', texts: ['Upper Nile', 'Equatoria', 'Bahr el Ghazal', 'Forming', 'Join Chapter', 'Start a New Chapter'] },
  { path: '/donate', heading: 'Donate', texts: ['$25', '$50', '$100', '$250', '$500', 'supports one student member for a year', 'funds workshop materials', 'sponsors a professional development event', 'enables infrastructure research', 'tax-deductible', 'Contact Us'] },
  { path: '/careers', heading: 'Careers', texts: ['no open staff positions'] },
  { path: '/newsroom', heading: 'Newsroom', texts: ['International Day of the Girl Child', 'Women in Engineering', '11 October 2024'] },
  { path: '/women-in-engineering', heading: 'Women in Engineering', texts: ['International Day of the Girl Child', '11 October 2024'] },
]
