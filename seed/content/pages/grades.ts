import type { New } from '../types'
import { callToAction, cards, contactAbout, points, steps } from './blocks'
import { paragraph } from '../paragraph'

/** The pages that the cards of Membership Types link to, for grades without an ordinary application. */
export const gradePages = (): New<'pages'>[] => [
  {
    slug: 'membership/types/associate',
    title: 'Associate Membership',
    lead: 'For graduates and early-career engineers with under 5 years of experience.',
    description: 'Who can become an Associate, what it brings, and how to apply.',
    layout: [
      cards('Is it for you?', [
        {
          title: 'You qualify if',
          points: points(
            'You hold a degree or diploma in civil engineering or a related field',
            'You have under 5 years of experience',
            'You accept the code of conduct',
          ),
        },
        {
          title: 'You receive',
          points: points(
            'Mentoring towards your licence',
            'A CPD record',
            'A place in divisions and chapters',
          ),
        },
      ]),
      steps('How to become an Associate', [
        {
          title: 'Apply as Graduate',
          text: paragraph`
            The application form offers Graduate Member to engineers with under 3 years of experience. With
            more, choose the same grade and tell us your years of experience.
          `,
        },
        {
          title: 'We review',
          text: 'The committee decides which grade fits. Applications are processed in 2-3 weeks.',
        },
        {
          title: 'Upgrade later',
          text: paragraph`
            When you are licensed and have the experience, ask our team to upgrade you to Professional. Your
            number stays.
          `,
        },
      ]),
      callToAction('Ready?', 'The application takes about fifteen minutes.', [
        { label: 'Start Your Application', href: '/membership/join?type=graduate' },
        { label: 'Ask Our Team', href: contactAbout('Associate membership') },
      ]),
    ],
  },
  {
    slug: 'membership/types/institutions',
    title: 'Corporate and Institutional Membership',
    lead: 'For companies, ministries, agencies and universities that support good engineering.',
    description: 'What institutions receive as members, and how they join.',
    layout: [
      cards('What your institution receives', [
        { title: 'For your staff', text: 'Member prices at courses and events.' },
        { title: 'For your recruitment', text: 'Your vacancies on our careers page.' },
        {
          title: 'For your standing',
          text: 'A place in the list of our supporters, and one delegate who may speak at the general assembly.',
        },
      ]),
      steps('How to join', [
        {
          title: 'Write to us',
          text: 'Tell us the name of the institution, its field and a contact person.',
        },
        {
          title: 'We agree on the details',
          text: 'We send you the terms and the dues for an institution of your size.',
        },
        {
          title: 'The Board decides',
          text: 'The Board admits institutions. You then receive a membership number and a certificate.',
        },
      ]),
      callToAction(
        'Join as an institution',
        'Institutions join through our team, not through the form for individuals.',
        [{ label: 'Write to Our Team', href: contactAbout('Corporate/Institutional membership') }],
      ),
    ],
  },
  {
    slug: 'membership/types/fellowship',
    title: 'Fellowship (FACE)',
    lead: 'The highest grade, for distinguished engineers with at least 15 years as Professional.',
    description: 'Who can become a Fellow, how nominations work, and when they are open.',
    layout: [
      cards('What a Fellow is', [
        {
          title: 'Requirements',
          points: points(
            'At least 15 years as Professional',
            'Nominated by two Fellows',
            'A record of completed projects',
          ),
        },
        {
          title: 'Rights and duties',
          points: points(
            'Use of the letters FACE',
            'Nominates Fellows and Honorary Members',
            'Award juries and review of standards',
          ),
        },
      ]),
      steps('How Fellows are chosen', [
        {
          title: 'Nomination',
          date: 'January 1 to March 31',
          text: 'Two Fellows nominate the candidate with supporting reasons.',
        },
        {
          title: 'Committee review',
          date: 'April 1 to April 30',
          text: 'The committee reviews the nomination and the record of projects.',
        },
        { title: 'Board approval', date: 'May 15', text: 'The Board decides. Names are announced in June.' },
      ]),
      callToAction(
        'Nominate a Fellow',
        'If you meet the requirements yourself, ask a Fellow to nominate you, or apply and name your two supporters.',
        [
          { label: 'Nominate a Fellow', href: '/membership/nominations' },
          { label: 'Apply as Fellow', href: '/membership/join?type=fellow' },
        ],
      ),
    ],
  },
  {
    slug: 'membership/types/honorary',
    title: 'Honorary Membership',
    lead: 'For people who have given outstanding service to the profession.',
    description: 'Who can become an Honorary Member, and how nominations work.',
    layout: [
      cards('What it means', [
        {
          title: 'Who can be nominated',
          text: 'Anyone who has given outstanding service to the profession, engineer or not. Nobody applies for it.',
        },
        {
          title: 'What it brings',
          text: 'Membership for life, with no dues, announced at the Annual Conference.',
        },
      ]),
      steps('How Honorary Members are chosen', [
        {
          title: 'Nomination',
          date: 'January 1 to March 31',
          text: 'Members send a one-page statement and the names of two supporting members.',
        },
        {
          title: 'Committee review',
          date: 'April 1 to April 30',
          text: 'A committee reviews the nominations.',
        },
        {
          title: 'Board approval',
          date: 'May 15',
          text: 'The Board decides. Names are announced at the Annual Conference.',
        },
      ]),
      callToAction('Nominate an Honorary Member', 'Any member can send a nomination.', [
        { label: 'Nominate an Honorary Member', href: '/membership/nominations' },
      ]),
    ],
  },
]
