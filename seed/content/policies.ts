import type { New, ToRichText } from './types'

/** Source: spec.md section 2, "/membership/support". */
export const policies = (text: ToRichText): New<'policies'>[] => [
  {
    slug: 'bylaws',
    title: 'Bylaws',
    order: 10,
    summary:
      'How the association is governed: members, general assembly, Board, chapters, divisions and finances.',
    body: text(`
These bylaws apply until the inaugural assembly adopts or amends them.

## Members
1. Membership is open to everyone who meets the requirements of a grade, regardless of gender, origin, language, religion or political opinion.
2. The grades are Student, Graduate, Associate, Professional, Fellow, Honorary and Corporate. Professional Members and Fellows may vote; all members may speak.
3. A membership number is issued once and is never reassigned.
4. Membership ends on resignation, if dues remain unpaid after the grace period, or by a decision under the code of ethics.

## General assembly
1. The assembly meets once a year, normally at the Annual Conference. Notice and the agenda are sent at least six weeks in advance.
2. It elects the executive, receives the annual report and accounts, sets the dues, and may amend these bylaws by two thirds of the votes cast.
3. One member, one vote. Members who cannot travel may vote through their chapter.

## Executive and Board
1. The executive consists of the President, the Vice President, the Secretary General and the Treasurer, elected for two years. Nobody may hold the same post for more than two consecutive terms.
2. The Board consists of the executive, one delegate from each regional chapter and one delegate for younger members.
3. Anyone with an interest in a matter declares it and does not vote. Minutes are available to members.

## Chapters and divisions
1. A regional chapter is formed by at least ten members, a student chapter by at least ten students with an adviser who is a Professional Member or a Fellow.
2. Divisions are open to all members. Each has a chair and reports once a year.

## Finances
1. Every payment requires two signatures. The accounts are audited by two members who are not on the Board.
2. Donations are listed in the annual report. Donations that attempt to influence our technical opinions are refused.`),
  },
  {
    slug: 'code-of-ethics',
    title: 'Code of Ethics',
    order: 20,
    summary: 'Members’ duties to the public, to clients and employers, to colleagues and to the profession.',
    body: text(`
## To the public
- Put the safety, health and welfare of the public above every other interest.
- Report hazards to those who can remove them. If they do not act, report them to the authorities and inform the association.
- Protect land and water for future generations.

## To clients and employers
- Accept only work that you are competent to do, alone or with competent help.
- Sign only work that you have done yourself or have supervised and checked.
- State clearly what is certain, what is assumed and what has not been investigated.
- Accept no payment, gift or favour from more than one party to the same work, and none that is not set out in your contract.

## To colleagues
- Criticise the work, not the person. Speak to a colleague before you criticise their design in public.
- Give credit. Do not copy drawings or papers without acknowledgement.
- Train the people who work with you, and pay them on time.

## To the profession
- Continue to learn, and keep a record of it.
- Share lessons from failures so that they are not repeated.
- Do not claim a grade, a degree or a registration that you do not hold.

## If the code is breached
Anyone may make a complaint in writing. A panel of three members from other regions hears both sides within sixty days. It may issue a warning, suspend the member or recommend expulsion. It gives its reasons in writing, and its decision may be appealed to the Board. Conduct at meetings and online is covered by the [code of conduct](/conduct).`),
  },
  {
    slug: 'cpd-guidelines',
    title: 'CPD Guidelines',
    order: 30,
    summary:
      'Continuing professional development: what counts, how it is recorded, and the target of 40 hours a year.',
    body: text(`
The target is **40 hours in a calendar year** for Associate, Professional and Fellow members, of which at least 4 are on safety or ethics. The target is reduced in proportion for part-time work, parental leave and illness. Retired members and students have no target.

## What counts
- Courses, workshops, conferences and webinars: hours attended.
- Site visits with a stated purpose and a short note: up to 4 hours each.
- Reading standards and papers: up to 10 hours a year.
- Writing a paper: 10 hours. Giving a lecture: three times its duration.
- Mentoring a graduate or an applicant for registration: up to 12 hours a year.
- Committee, chapter or division work: up to 10 hours a year.

## How it is recorded
We record hours at the association’s own events for you. Record everything else yourself, with the date, subject, number of hours and one sentence on what you learned. Keep certificates for five years.

## Checks and support
Each year a colleague reviews a small random sample of records. If you work where there are no courses or no internet connection, please contact us: a reading plan with a mentor counts in full.`),
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    order: 40,
    summary: 'What we know about you, why, who can see it, and your rights.',
    href: '/privacy',
  },
]
