import type { New, ToRichText } from '../types'
import { MISSION, VALUES, VISION } from '../values'
import { callToAction, cards, contactAbout, prose } from './blocks'
import { paragraph } from '../paragraph'

/** Source: spec.md section 2, "About pages". */
export const aboutPages = (text: ToRichText): New<'pages'>[] => [
  {
    slug: 'about/mission',
    title: 'Mission and Vision',
    lead: 'Why we exist, what we want to achieve and the values that guide us.',
    description: 'Mission, vision and core values of the association of civil engineers in South Sudan.',
    layout: [
      prose(text, 'Our Mission', MISSION),
      prose(text, 'Our Vision', VISION),
      cards('Our Core Values', VALUES),
      {
        blockType: 'divisionsList',
        title: 'Technical Divisions',
        intro: 'Eight fields of practice in which members meet, publish and research.',
      },
      callToAction('Get involved', 'Whatever your grade and wherever you work, there is a place for you.', [
        { label: 'Become a Member', href: '/membership/join' },
        { label: 'Meet the Leadership', href: '/about/leadership' },
      ]),
    ],
  },
  {
    slug: 'about/leadership',
    title: 'Leadership',
    lead: paragraph`
      Four executive posts, elected by the members. Until the first election, messages to each post’s mailbox
      are read and answered.
    `,
    description:
      'The executive of the association: President, Vice President, Secretary General and Treasurer.',
    layout: [
      {
        blockType: 'officersList',
        title: 'Executive Committee',
        note: paragraph`
          The posts will be filled at an inaugural assembly, to be held alongside the first national
          conference. Until then, the steering committee answers messages to these mailboxes.
        `,
      },
      prose(
        text,
        'How the executive is elected',
        `
The general assembly elects the executive for two years. Professional Members and Fellows may stand and vote; candidates submit a written statement four weeks beforehand. Nobody may hold the same post for more than two consecutive terms. The Board, which consists of the executive, the delegates of the regional chapters and a delegate for younger members, meets at least four times a year, and its minutes are available to members.`,
      ),
      callToAction(
        'Questions for the leadership',
        'Contact us about elections, partnerships or invitations.',
        [{ label: 'Contact Us', href: '/contact' }],
      ),
    ],
  },
  {
    slug: 'about/chapters',
    title: 'Chapters',
    lead: paragraph`
      Three regional chapters and three student chapters bring the association to where our members work and
      study.
    `,
    description:
      'Regional chapters in Upper Nile, Equatoria and Bahr el Ghazal, and student chapters at three universities.',
    layout: [
      { blockType: 'chaptersList', title: 'Regional Chapters', kind: 'regional', joinLabel: 'Join Chapter' },
      { blockType: 'chaptersList', title: 'Student Chapters', kind: 'student', joinLabel: 'Join Chapter' },
      prose(
        text,
        'What a chapter does',
        `
- meets at least four times a year to discuss a paper and a question from a current project
- visits projects under construction, and structures that have failed
- supports students, graduates and applicants for registration in its region
- tests the association’s draft standards against local conditions and recommends changes
- appoints a delegate to the Board`,
      ),
      callToAction(
        'Start a New Chapter',
        paragraph`
          You need ten members for a regional chapter, or ten students and an adviser for a student chapter.
          We help with the first meeting.
        `,
        [{ label: 'Start a New Chapter', href: contactAbout('Start a new chapter') }],
      ),
    ],
  },
]
