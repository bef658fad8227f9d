import type { New, ToRichText } from './types'

/** Source: spec.md section 2, "Static pages". */
export const news = (text: ToRichText): New<'news'>[] => [
  {
    slug: 'international-day-of-the-girl-child',
    title: 'International Day of the Girl Child',
    category: 'women_in_engineering',
    date: '2024-10-11T09:00:00.000Z',
    summary:
      'On the International Day of the Girl Child we say to every girl in South Sudan who likes to measure, draw, count or build: engineering needs you, and we will make room.',
    body: text(`
October 11 is the International Day of the Girl Child. In many of our villages it is girls who know best what civil engineering is for. They carry the water that a borehole would bring nearer. They miss school when the road is under water or when a school has no latrine. They know which crossing is dangerous, and in which month.

Very few of them become engineers. Some leave school early. Others finish with good marks in mathematics and hear that sites, surveys and concrete are not for them. The country loses twice: it loses their work, and it builds without their knowledge.

## What the association does

- **School visits.** Members go to secondary schools, with a level, a tape and a bridge made of paper, and build with a class for half a day.
- **Site days.** Contractors who are members open a site to schoolgirls and women students, with helmets that fit and someone to answer questions.
- **Mentors.** Every woman student who asks for a mentor gets one, within a month, of the gender and language she prefers.
- **Better sites.** We ask for separate latrines, safe transport and fair pay in every contract that our members write.

## What you can do

If you are a girl who wants to build, or her teacher or parent, [write to us](/contact?subject=Women%20in%20Engineering). If you are an engineer, give one morning a year to a school: your own, if you can. If you employ engineers, offer one place for practical training to a woman student.

A bridge does not ask who designed it. It only asks that the work was done well.`),
  },
]
