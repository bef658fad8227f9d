import type { New } from './types'

const DAY_MS = 24 * 60 * 60 * 1000
/** Africa/Juba has been at UTC+2 without summer time since February 2021. */
const JUBA_OFFSET_MS = 2 * 60 * 60 * 1000

/**
 * A moment in Juba.
 * @param days from today, negative for the past; a weekend is left for the Monday after it
 * @param time of the day in Juba, "09:00"
 */
const inJuba = (today: Date, days: number, time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const local = new Date(today.getTime() + JUBA_OFFSET_MS + days * DAY_MS)
  const weekend = local.getUTCDay() === 6 ? 2 : local.getUTCDay() === 0 ? 1 : 0
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + weekend, hour, minute) - JUBA_OFFSET_MS).toISOString()
}

/** Hours after another moment. */
const laterOn = (start: string, hours: number): string => new Date(Date.parse(start) + hours * 60 * 60 * 1000).toISOString()

/** Points the home page to it. */
export const CONFERENCE_SLUG = 'inaugural-national-conference'
/** Demo members take seats at these two. */
export const COURSE_SLUG = 'short-course-concrete-trial-mixes'
export const FORUM_SLUG = 'young-engineers-forum'

/** The events of a fresh installation, around the day on which it is filled. Source: spec.md section 2, "Home (/)" and "/events". */
export const events = (today: Date): New<'events'>[] => {
  const workshop = inJuba(today, 47, '09:00')
  return [
    {
      slug: CONFERENCE_SLUG,
      title: 'Inaugural National Conference',
      description:
        'Two days of papers and one of site visits in Juba, with the first general assembly of the association, which elects the executive. The call for papers is open to everyone who builds: research, site reports, and honest accounts of what failed.',
      eventDate: inJuba(today, 200, '09:00'),
      isDateToBeAnnounced: true,
      location: 'Juba',
    },
    {
      slug: COURSE_SLUG,
      title: 'Short Course: Concrete Trial Mixes with Local Aggregate',
      description:
        'A day at the mixer. Participants sieve sand from the White Nile and stone from two quarries, make three mixes, cast cubes and work out the boxes for a site. Bring boots. Counts 6 hours of continuing education.',
      eventDate: inJuba(today, 12, '08:30'),
      location: 'Materials laboratory, University of Juba, Juba',
      maxAttendees: 24,
    },
    {
      slug: FORUM_SLUG,
      title: 'Young Engineers Forum',
      description:
        'For members who are 35 or younger, and for students. Three short talks from first jobs in Bor, Wau and Yambio, then questions: finding a mentor, writing the report for the licence, saying no to a foreman who is wrong.',
      eventDate: inJuba(today, 26, '16:00'),
      location: 'Online; the link is sent to those who registered',
      isVirtual: true,
      maxAttendees: 200,
    },
    {
      slug: 'regional-workshop-raised-roads',
      title: 'Regional Workshop: Raised Roads on Black Cotton Soil',
      description:
        'Three days in Malakal: soils in the field and in the hand, cross-sections and borrow pits, trial section with lime, maintenance contracts with villages. With a visit to an embankment after the flood. Counts 20 hours of continuing education.',
      eventDate: workshop,
      endDate: laterOn(workshop, 2 * 24 + 7.5),
      location: 'Malakal, Upper Nile',
      maxAttendees: 40,
    },
    {
      slug: 'evening-lecture-reading-the-river',
      title: 'Evening Lecture: Reading the River',
      description:
        'How flood levels are estimated from gauge records that are broken, what a fifty-year flood means for a school, and why the drain behind a dyke matters as much as the dyke.',
      eventDate: inJuba(today, -33, '17:30'),
      location: 'Bor, Jonglei',
    },
  ]
}

/** Held by demo members up to its last seat. */
export const fullEvent = (today: Date): New<'events'> & { maxAttendees: number } => {
  const start = inJuba(today, 19, '08:00')
  return {
    slug: 'site-visit-freedom-bridge',
    title: 'Site Visit: Freedom Bridge',
    description:
      'A morning on and under the bridge over the White Nile at Juba: steel girders, bearings and joints, scour protection, and how a bridge of this size is inspected and kept. Small group; helmets are provided.',
    eventDate: start,
    location: 'Freedom Bridge, Juba',
    maxAttendees: 12,
  }
}
