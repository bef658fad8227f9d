import type { New, ToRichText } from './types'

/** Source: spec.md section 2, "Static pages". */
export const news = (text: ToRichText): New<'news'>[] => [
  {
    slug: 'international-day-of-the-girl-child',
    title: 'International Day of the Girl Child',
    category: 'women_in_engineering',
    date: '2024-10-11T09:00:00.000Z',
    summary:
      'On the International Day of the Girl Child, our message to every girl in South Sudan who likes to measure, draw, calculate or build: engineering needs you.',
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
