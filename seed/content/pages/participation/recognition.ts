import type { New, ToRichText } from '../../types'
import { cards, links, points, prose, steps } from '../blocks'
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

/** Source: spec.md section 2, "/membership/recognition"; section 4, nomination timeline. */
export const recognitionPage = (text: ToRichText): New<'pages'> => ({
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
})
