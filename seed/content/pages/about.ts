import type { New, ToRichText } from '../types'
import { MISSION, VALUES, VISION } from '../values'
import { callToAction, cards, contactAbout, prose } from './blocks'

/** Source: spec.md section 2, "About pages". */
export const aboutPages = (text: ToRichText): New<'pages'>[] => [
  {
    slug: 'about/mission',
    title: 'Mission and Vision',
    lead: 'Why civil engineers in South Sudan have joined, what they want to reach, and what they hold to on the way.',
    description: 'Mission, vision and core values of the association of civil engineers in South Sudan.',
    layout: [
      prose(text, 'Our Mission', MISSION),
      prose(text, 'Our Vision', VISION),
      cards('Our Core Values', VALUES),
      { blockType: 'divisionsList', title: 'Technical Divisions', intro: 'Eight fields of work in which members meet, write and test.' },
      callToAction('Take part', 'Whatever your grade and wherever your site, there is work to share.', [
        { label: 'Become a Member', href: '/membership/join' },
        { label: 'Meet the Leadership', href: '/about/leadership' },
      ]),
    ],
  },
  {
    slug: 'about/leadership',
    title: 'Leadership',
    lead: 'Four executive posts, filled by the members. Until the first election each post has a mailbox that is read.',
    description: 'The executive of the association: President, Vice President, Secretary General and Treasurer.',
    layout: [
      {
        blockType: 'officersList',
        title: 'Executive Committee',
        note: 'The posts will be filled at an inaugural assembly, which is called together with the first national conference. Until then, messages to these mailboxes are answered by the preparing committee.',
      },
      prose(
        text,
        'How the executive is elected',
        `
The general assembly elects the executive for two years. Professional Members and Fellows may stand and vote; candidates present themselves in writing four weeks before. Nobody holds the same post more than twice in a row. The Board, which consists of the executive, the delegates of the regional chapters and a delegate of the younger members, meets at least four times a year, and its minutes are open to members.`,
      ),
      callToAction('Questions to the leadership', 'Write to us about elections, cooperation or invitations.', [{ label: 'Contact Us', href: '/contact' }]),
    ],
  },
  {
    slug: 'about/chapters',
    title: 'Chapters',
    lead: 'Engineering is close to the ground, and so are we: three regional chapters and three student chapters are forming.',
    description: 'Regional chapters in Upper Nile, Equatoria and Bahr el Ghazal, and student chapters at three universities.',
    layout: [
      { blockType: 'chaptersList', title: 'Regional Chapters', kind: 'regional', joinLabel: 'Join Chapter' },
      { blockType: 'chaptersList', title: 'Student Chapters', kind: 'student', joinLabel: 'Join Chapter' },
      prose(
        text,
        'What a chapter does',
        `
- holds a meeting at least four times a year, with one paper and one open question from a site
- visits works under construction, and works that failed
- looks after students, graduates and applicants for registration in its region
- tests the association’s draft standards on its own soils and says what has to change
- names a delegate to the Board`,
      ),
      callToAction('Start a New Chapter', 'Ten members for a regional chapter, ten students and an adviser for a student chapter. We help with the first meeting.', [
        { label: 'Start a New Chapter', href: contactAbout('Start a new chapter') },
      ]),
    ],
  },
]
