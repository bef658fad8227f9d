import type { New } from '../types'
import { callToAction, cards, contactAbout, links, points, steps, table } from './blocks'
import { paragraph } from '../paragraph'

/** Source: spec.md section 2, "/membership/join", "/membership/types", "/membership/renewal"; section 9. */
export const membershipPages = (): New<'pages'>[] => [
  {
    slug: 'membership/join',
    title: 'Become a Member',
    lead: paragraph`
      Apply in three steps. It takes about fifteen minutes. Have your ID or passport and the details of your
      education to hand.
    `,
    description:
      'How to join the association of civil engineers in South Sudan: three steps, processed in 2-3 weeks.',
    layout: [
      steps('How it works', [
        { title: 'Tell Us About Yourself', text: 'Your email address, your name and your contact details.' },
        {
          title: 'Membership Details',
          text: 'The grade you are applying for, your education and your employment.',
        },
        {
          title: 'Make a Final Impact',
          text: 'Read the declaration, sign with your name and submit. Applications are processed in 2-3 weeks.',
        },
      ]),
      cards('What membership gives you', [
        {
          title: 'Professional development',
          text: 'Courses, webinars and site visits, with your CPD hours recorded and discounts of 20-50%.',
        },
        {
          title: 'A professional network',
          text: 'A directory of colleagues by region and field, technical divisions, and a mentor if you want one.',
        },
        {
          title: 'Recognition',
          text: paragraph`
            A membership ID that clients can verify, backed by a code of ethics, and support towards your
            licence.
          `,
        },
      ]),
      links('Before you apply', [
        {
          label: 'Membership Types',
          href: '/membership/types',
          text: 'Which grade is right for you, and what it requires.',
        },
        { label: 'Code of Conduct', href: '/conduct', text: 'What you agree to when you sign.' },
        {
          label: 'Help and Support',
          href: '/membership/support',
          text: 'Answers to frequently asked questions.',
        },
      ]),
    ],
  },
  {
    slug: 'membership/types',
    title: 'Membership Types',
    lead: 'Choose the grade that describes you today. You can upgrade later and keep your membership number.',
    description:
      'Student, Associate, Professional, Fellow (FACE), Corporate and Honorary membership, and what each requires.',
    layout: [
      table(
        'At a glance',
        ['Type', 'Experience', 'Decided by', 'Votes'],
        [
          ['Student', 'enrolled', 'staff', 'in student chapters'],
          ['Associate', 'under 5 years', 'staff', 'in chapters'],
          ['Professional', 'licensed, at least 5 years', 'membership committee', 'yes'],
          ['Fellow (FACE)', 'at least 15 years as Professional', 'nomination by Fellows, Board', 'yes'],
          ['Corporate/Institutional', 'not applicable', 'Board', 'no; one delegate may speak'],
          ['Honorary', 'not applicable', 'nomination by members, Board', 'no; may speak'],
        ],
      ),
      callToAction(
        'Not sure?',
        paragraph`
          Recent graduates with under 3 years of experience should choose Graduate Member in the application
          form. To upgrade, contact our team.
        `,
        [
          { label: 'Start Your Application', href: '/membership/join' },
          { label: 'Ask Our Team', href: contactAbout('Which membership type fits me?') },
        ],
      ),
    ],
  },
  {
    slug: 'membership/renewal',
    title: 'Membership Renewal',
    lead: 'Stay on the register and keep your membership number.',
    description: 'How to renew your membership in four steps, what to review, and when reminders are sent.',
    layout: [
      steps('Four steps', [
        {
          title: 'Log in',
          text: 'Sign in to your account and open your dashboard.',
          linkLabel: 'Open Dashboard',
          href: '/membership/dashboard',
        },
        {
          title: 'Review your information',
          text: 'Check that your details are up to date, and correct them if not.',
        },
        { title: 'Select annual or multi-year renewal', text: 'One year, or several years at today’s rate.' },
        {
          title: 'Confirmation',
          text: 'You receive a confirmation, and your updated certificate appears on your dashboard.',
        },
      ]),
      cards(undefined, [
        {
          title: 'Information you can update',
          points: points(
            'Address, telephone and email',
            'Employer, position and region',
            'Specialization and years of experience',
            'Licence number',
            'What the directory shows',
          ),
        },
        {
          title: 'Renewal benefits',
          points: points(
            'Keep your number and your directory listing',
            'Discounts of 20-50% on events',
            'Journal, standards and handbooks',
            'An unbroken CPD record',
            'Voting and committees, for Professional Members',
          ),
        },
        {
          title: 'Reminders',
          text: paragraph`
            Reminders are sent 60, 30 and 7 days before expiry to your account’s email address. After expiry,
            a grace period gives you time to renew without losing any benefits.
          `,
        },
      ]),
      callToAction(
        'Ready to renew?',
        'If you have questions about dues, or cannot pay in time, please talk to us first.',
        [
          { label: 'Renew Now', href: '/membership/renewal/request' },
          { label: 'Update Profile', href: '/profile' },
          { label: 'Contact Support', href: '/contact' },
        ],
      ),
    ],
  },
]
