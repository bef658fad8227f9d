import type { New } from '../types'
import { callToAction, cards, contactAbout, links, points, steps, table } from './blocks'

/** Source: spec.md section 2, "/membership/join", "/membership/types", "/membership/renewal"; section 9. */
export const membershipPages = (): New<'pages'>[] => [
  {
    slug: 'membership/join',
    title: 'Become a Member',
    lead: 'Three steps, about fifteen minutes. Have your ID or passport and the details of your education at hand.',
    description: 'How to join the association of civil engineers in South Sudan: three steps, processed in 2-3 weeks.',
    layout: [
      steps('How it works', [
        { title: 'Tell Us About Yourself', text: 'Your e-mail address, your name and how we reach you.' },
        { title: 'Membership Details', text: 'The grade you apply for, your education and your employment.' },
        { title: 'Make a Final Impact', text: 'Read the declaration, sign with your name, and send. Applications are processed in 2-3 weeks.' },
      ]),
      cards('What membership gives you', [
        { title: 'Learning that counts', text: 'Courses, webinars and site visits, with your hours recorded and members’ discounts of 20-50%.' },
        { title: 'People to ask', text: 'A directory of colleagues by region and field, divisions, a mentor if you want one.' },
        { title: 'A name that means something', text: 'A membership ID that clients can check, a code of ethics behind it, and help on the way to your licence.' },
      ]),
      links('Before you apply', [
        { label: 'Membership Types', href: '/membership/types', text: 'Which grade fits you, and what it asks for.' },
        { label: 'Code of Conduct', href: '/conduct', text: 'What you agree to with your signature.' },
        { label: 'Help and Support', href: '/membership/support', text: 'Questions that others have asked before.' },
      ]),
    ],
  },
  {
    slug: 'membership/types',
    title: 'Membership Types',
    lead: 'From the first lecture to a life’s work: choose the grade that describes you today. You can move up later and keep your number.',
    description: 'Student, Associate, Professional, Fellow (FACE), Corporate and Honorary membership, and what each asks for.',
    layout: [
      cards(undefined, [
        {
          title: 'Student',
          text: 'For students enrolled in a civil engineering programme or a related one.',
          points: points('Student chapter and mentor', 'Student prices at events', 'Journal and standards'),
          linkLabel: 'Apply as Student',
          href: '/membership/join?type=student',
        },
        {
          title: 'Associate',
          badge: 'Under 5 years of experience',
          text: 'For graduates and engineers in their first years of practice, with under 5 years of experience.',
          points: points('Mentoring towards the licence', 'Record of continuing education', 'Divisions and chapters'),
          linkLabel: 'Apply as Associate',
          href: '/membership/join?type=graduate',
        },
        {
          title: 'Professional',
          badge: 'Licensed, at least 5 years',
          text: 'For licensed engineers with at least 5 years of experience.',
          points: points('Vote in the general assembly', 'Technical committees', 'Listed by field and region'),
          linkLabel: 'Apply as Professional',
          href: '/membership/join?type=professional',
        },
        {
          title: 'Fellow (FACE)',
          badge: 'At least 15 years as Professional',
          text: 'For distinguished engineers with at least 15 years as Professional, by nomination of Fellows and approval of the Board.',
          points: points('The letters FACE', 'Nominates Fellows and Honorary Members', 'Juries and review of standards'),
          linkLabel: 'About Fellowship',
          href: '/membership/join?type=fellow',
        },
        {
          title: 'Corporate/Institutional',
          text: 'For companies, ministries, agencies and universities that stand behind good engineering.',
          points: points('Staff take part at members’ prices', 'Openings in the careers list', 'Named among our supporters'),
          linkLabel: 'Join as Institution',
          href: '/membership/join',
        },
        {
          title: 'Honorary',
          text: 'For people who have served the profession in an outstanding way. Nominated by members, reviewed by a committee, approved by the Board.',
          points: points('Announced at the Annual Conference', 'For life, without dues', 'Engineers and others'),
          linkLabel: 'About Honorary Membership',
          href: '/membership/join',
        },
      ]),
      table('At a glance', ['Type', 'Experience', 'Decided by', 'Votes'], [
        ['Student', 'enrolled', 'staff', 'in the student chapter'],
        ['Associate', 'under 5 years', 'staff', 'in the chapter'],
        ['Professional', 'licensed, at least 5 years', 'membership committee', 'yes'],
        ['Fellow (FACE)', 'at least 15 years as Professional', 'nomination by Fellows, Board', 'yes'],
        ['Corporate/Institutional', 'not applicable', 'Board', 'one delegate speaks'],
        ['Honorary', 'not applicable', 'nomination by members, Board', 'speaks'],
      ]),
      callToAction('Not sure?', 'Recent graduates with under 3 years of experience choose Graduate Member in the application form. For an upgrade, write to our team.', [
        { label: 'Start Your Application', href: '/membership/join' },
        { label: 'Ask Our Team', href: contactAbout('Which membership type fits me?') },
      ]),
    ],
  },
  {
    slug: 'membership/renewal',
    title: 'Membership Renewal',
    lead: 'Stay on the register, keep your number, and carry on where you are.',
    description: 'How to renew your membership in four steps, what to review, and when reminders are sent.',
    layout: [
      steps('Four steps', [
        { title: 'Log in', text: 'Sign in to your account and open the dashboard.', linkLabel: 'Open Dashboard', href: '/membership/dashboard' },
        { title: 'Review your information', text: 'Check that what we know about you is still right, and change what is not.' },
        { title: 'Select annual or multi-year renewal', text: 'One year, or several at the dues of today.' },
        { title: 'Confirmation', text: 'You receive a confirmation, and your updated certificate is in the dashboard.' },
      ]),
      cards(undefined, [
        {
          title: 'Information you can update',
          points: points('Address, telephone and e-mail', 'Employer, position and region', 'Specialization and years of experience', 'Licence number', 'What the directory shows'),
        },
        {
          title: 'Renewal benefits',
          points: points('Your number and your place in the directory stay', 'Discounts of 20-50% on events', 'Journal, standards and handbooks', 'CPD record without a gap', 'Vote and committees, for Professional Members'),
        },
        {
          title: 'Reminders',
          text: 'Reminders are sent 60, 30 and 7 days before expiry to the e-mail address of your account. After expiry there is a period of grace in which nothing is lost.',
        },
      ]),
      callToAction('Ready?', 'If you have questions about dues or cannot pay in time, talk to us first.', [
        { label: 'Renew Now', href: '/membership/renewal/request' },
        { label: 'Update Profile', href: '/profile' },
        { label: 'Contact Support', href: '/contact' },
      ]),
    ],
  },
]
