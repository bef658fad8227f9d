import type { New, ToRichText } from './types'

/** Source: spec.md section 2, "/membership/support". */
export const policies = (text: ToRichText): New<'policies'>[] => [
  {
    slug: 'bylaws',
    title: 'Bylaws',
    order: 10,
    summary: 'How the association is made up: members, assembly, Board, chapters, divisions, money.',
    body: text(`
These bylaws hold until the inaugural assembly has adopted or changed them.

## Members
1. Membership is open to everyone who meets the conditions of a grade, whatever their gender, origin, language, faith or political opinion.
2. The grades are Student, Graduate, Associate, Professional, Fellow, Honorary and Corporate. Professional Members and Fellows vote; all members may speak.
3. A membership number is issued once and is never given to anybody else.
4. Membership ends by resignation, by dues unpaid after the period of grace, or by a decision under the code of ethics.

## General assembly
1. The assembly meets once a year, as a rule at the Annual Conference. It is called at least six weeks before, with its agenda.
2. It elects the executive, receives accounts and report, sets the dues, and decides on these bylaws by two thirds of the votes given.
3. One member, one vote. Members who cannot travel may vote through their chapter.

## Executive and Board
1. The executive consists of the President, the Vice President, the Secretary General and the Treasurer, elected for two years. Nobody holds the same post more than twice in a row.
2. The Board consists of the executive, one delegate of each regional chapter, and one of the younger members.
3. Whoever has an interest in a matter says so and does not vote on it. Minutes are open to members.

## Chapters and divisions
1. A regional chapter is formed by at least ten members, a student chapter by at least ten students with an adviser who is a Professional Member or a Fellow.
2. Divisions are open to all members. Each has a chair, and reports once a year.

## Money
1. Two signatures are needed for every payment. Accounts are checked by two members who are not on the Board.
2. Gifts are listed in the yearly report. A gift that comes with a condition on our technical opinion is refused.`),
  },
  {
    slug: 'code-of-ethics',
    title: 'Code of Ethics',
    order: 20,
    summary: 'What a member owes to the public, to clients and employers, to colleagues and to the profession.',
    body: text(`
## To the public
- Hold the safety, health and welfare of the public above every other interest.
- Report a danger to those who can remove it. If they do not act, report it to the authority, and tell the association.
- Care for land and water that others will need.

## To clients and employers
- Accept only work for which you are competent, or have competent help.
- Sign only what you have done yourself or directed and checked.
- Say what is certain, what is assumed and what was not investigated.
- Take no payment, gift or favour from more than one side of the same work, and none that is not stated in your contract.

## To colleagues
- Judge work, not people. Before you criticise a colleague’s design in public, ask the colleague.
- Give credit. Do not copy drawings or papers without saying so.
- Teach those who work with you, and pay them on time.

## To the profession
- Keep learning, and keep a record of it.
- Share failures so that they are not repeated.
- Do not claim a grade, a degree or a registration that you do not hold.

## When the code is broken
Anyone may complain in writing. A panel of three members from other regions hears both sides within sixty days. It can warn, suspend or recommend exclusion, gives its reasons in writing, and its decision can be appealed to the Board. How we treat each other at meetings and online is described in the [code of conduct](/conduct).`),
  },
  {
    slug: 'cpd-guidelines',
    title: 'CPD Guidelines',
    order: 30,
    summary: 'Continuing professional development: what counts, how it is recorded, and the target of 40 hours a year.',
    body: text(`
The target is **40 hours in a calendar year** for Associate, Professional and Fellow members, of which at least 4 are on safety or ethics. Part-time work, parental leave and illness reduce it in proportion. Retired members and students have no target.

## What counts
- Courses, workshops, conferences and webinars: the hours attended.
- Site visits with a purpose and a short note: up to 4 hours each.
- Reading standards and papers: up to 10 hours a year.
- Writing a paper: 10 hours. Giving a lecture: three times its length.
- Mentoring a graduate or an applicant for registration: up to 12 hours a year.
- Work in a committee, chapter or division: up to 10 hours a year.

## How it is recorded
Hours at the association’s own events are entered for you after attendance. Everything else you enter yourself, with date, subject, hours and what you learned, in one sentence. Keep certificates for five years.

## Checks and help
Each year a small sample of records, drawn by lot, is looked at by a colleague. Whoever works where there are no courses, or no network, should write to us: a plan with books and a mentor is a full replacement.`),
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    order: 40,
    summary: 'What we know about you, why, who sees it, and what you can ask of us.',
    href: '/privacy',
  },
]
