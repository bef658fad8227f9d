import type { New, ToRichText } from './types'
import { paragraph } from './paragraph'

const DAY_MS = 24 * 60 * 60 * 1000

/** Noon in Juba, that many days ago. */
const daysAgo = (today: Date, days: number): string =>
  `${new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10)}T10:00:00.000Z`

/** Source: spec.md section 2, "Static pages"; and news of the day of the seeding. */
export const news = (text: ToRichText, today: Date): New<'news'>[] => [
  {
    slug: 'registration-open-concrete-trial-mixes',
    title: 'Registration open: a day in the concrete laboratory',
    category: 'event',
    date: daysAgo(today, 3),
    summary: paragraph`
      The short course on concrete trial mixes takes place at the University of Juba. There are 24 places,
      and members and students may register now.
    `,
    body: text(`
Sand from the White Nile and stone from two quarries near Juba: the course begins with what is on every site and ends with batch quantities that a foreman can use.

Participants grade the aggregate, prepare three mixes, measure slump and cast cubes. Bring safety boots, a calculator and a notebook. The course counts for six hours of CPD.

[See the programme and register](/events).`),
  },
  {
    slug: 'founding-members-wanted',
    title: 'Founding members wanted in Malakal, Juba and Wau',
    category: 'membership',
    date: daysAgo(today, 10),
    summary: paragraph`
      The chapters of Upper Nile, Equatoria and Bahr el Ghazal are forming. Ten members are enough to found
      one, and every engineer in the region can take part.
    `,
    body: text(`
A chapter brings engineering close to the site: evening lectures, site visits, advice to counties, and somebody to ask. Three are forming, and each needs at least ten founding members.

Write to the chapter of your region. Its address stands on the [chapters page](/about/chapters). Students can found a chapter at their university in the same way.`),
  },
  {
    slug: 'call-for-papers-national-conference',
    title: 'Call for papers: our first national conference',
    category: 'announcement',
    date: daysAgo(today, 17),
    summary: paragraph`
      The association invites research papers, site reports and posters for its first national conference in
      Juba. Reports of failures are as welcome as reports of success.
    `,
    body: text(`
The conference brings together engineers from the ten states and three administrative areas, and includes the first general assembly of the association. Its date will be announced as soon as the venue is confirmed.

We invite papers on roads and bridges, water and sanitation, foundations, concrete, towns, and the management of works. Site reports are as welcome as research: what was planned, what happened, what it cost and what you would change.

[Read the call for papers](/publications?category=news_releases) or [ask us about it](/contact?subject=Call%20for%20papers).`),
  },
  {
    slug: 'international-day-of-the-girl-child',
    title: 'International Day of the Girl Child',
    category: 'women_in_engineering',
    date: '2024-10-11T09:00:00.000Z',
    summary: paragraph`
      On the International Day of the Girl Child, our message to every girl in South Sudan who likes to
      measure, draw, calculate or build: engineering needs you.
    `,
    body: text(`
October 11 is the International Day of the Girl Child. In many villages, girls know better than anyone why civil engineering matters. They carry the water that a borehole would bring closer. They miss lessons when the road floods or when their school has no latrine. They know which crossings are dangerous, and in which months.

Very few of them become engineers. Some leave school early. Others finish with good marks in mathematics and are told that engineering is not for them. The country loses twice: it loses their work, and it builds without their knowledge.

## What the association does

- **School visits.** Members visit secondary schools with a level, a tape measure and a paper bridge, and spend half a day building with a class.
- **Site days.** Member contractors open a site to schoolgirls and women students, with helmets that fit and someone to answer questions.
- **Mentors.** Every woman student who asks for a mentor is matched with one within a month. She can choose the mentor’s gender and language.
- **Better sites.** We ask our members to require separate latrines, safe transport and fair pay in every contract they write.

## What you can do

If you are a girl who wants to become an engineer, or her teacher or parent, [contact us](/contact?subject=Women%20in%20Engineering). If you are an engineer, give one morning a year to a school, perhaps your own. If you employ engineers, offer a training placement to a woman student.

A bridge does not care who designed it, only that it was designed well.`),
  },
]
