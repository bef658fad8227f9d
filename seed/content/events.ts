import type { New } from './types'
import { paragraph } from './paragraph'

const DAY_MS = 24 * 60 * 60 * 1000
/** Africa/Juba has been at UTC+2 without summer time since February 2021. */
const JUBA_OFFSET_MS = 2 * 60 * 60 * 1000

/**
 * A date and time in Juba.
 * @param days from today, negative for the past; a weekend moves to the Monday after it
 * @param time of the day in Juba, "09:00"
 */
const inJuba = (today: Date, days: number, time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const local = new Date(today.getTime() + JUBA_OFFSET_MS + days * DAY_MS)
  const weekend = local.getUTCDay() === 6 ? 2 : local.getUTCDay() === 0 ? 1 : 0
  return new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + weekend, hour, minute) -
      JUBA_OFFSET_MS,
  ).toISOString()
}

/** A number of hours after another date. */
const laterOn = (start: string, hours: number): string =>
  new Date(Date.parse(start) + hours * 60 * 60 * 1000).toISOString()

/** The home page links to it. */
export const CONFERENCE_SLUG = 'inaugural-national-conference'
/** Demo members register for these two. */
export const COURSE_SLUG = 'short-course-concrete-trial-mixes'
export const FORUM_SLUG = 'young-engineers-forum'

/**
 * The events of a fresh installation, around the day of its seeding. Source: spec.md section 2, "Home (/)"
 * and "/events".
 */
export const events = (today: Date): New<'events'>[] => {
  const workshop = inJuba(today, 47, '09:00')
  const course = inJuba(today, 12, '08:30')
  const forum = inJuba(today, 26, '16:00')
  return [
    {
      slug: CONFERENCE_SLUG,
      title: 'Inaugural National Conference',
      description: paragraph`
        Two days of papers and one day of site visits in Juba, together with the association’s first general
        assembly, which elects the executive. The call for papers is open to all: research, site reports and
        honest accounts of failures.
      `,
      eventDate: inJuba(today, 200, '09:00'),
      isDateToBeAnnounced: true,
      location: 'Juba',
    },
    {
      slug: COURSE_SLUG,
      title: 'Short Course: Concrete Trial Mixes with Local Aggregate',
      description: paragraph`
        A practical day in the laboratory. Participants grade sand from the White Nile and stone from two
        quarries, prepare three mixes, cast cubes and work out batch quantities for a site.
      `,
      eventDate: course,
      endDate: laterOn(course, 8),
      location: 'University of Juba, Juba',
      venue: 'Materials laboratory, ground floor of the College of Engineering',
      audience: 'Site engineers, technicians and final-year students',
      whatToBring: 'Safety boots, a calculator and a notebook',
      cpdHours: 6,
      contactName: 'Education and Professional Development division',
      contactEmail: 'education@example.org',
      programme: [
        '08:30 Registration',
        '09:00 Grading sand and stone',
        '10:30 Mix proportions from test results',
        '12:30 Lunch',
        '13:30 Three trial mixes, slump and cubes',
        '15:30 Batch boxes for a site',
        '16:15 Questions and certificates',
      ].join('\n'),
      maxAttendees: 24,
    },
    {
      slug: FORUM_SLUG,
      title: 'Young Engineers Forum',
      description: paragraph`
        For members aged 35 or younger, and for students. Three short talks on first jobs in Bor, Wau and
        Yambio, followed by questions on finding a mentor, writing a licence report and standing your ground
        on site.
      `,
      eventDate: forum,
      endDate: laterOn(forum, 2),
      audience: 'Members aged 35 or younger, and students',
      cpdHours: 1.5,
      programme: [
        '16:00 Welcome',
        '16:10 Three first jobs: Bor, Wau and Yambio',
        '17:00 Questions',
        '17:45 Finding a mentor',
      ].join('\n'),
      location: 'Online; we send the link to everyone who registers',
      isVirtual: true,
      maxAttendees: 200,
    },
    {
      slug: 'regional-workshop-raised-roads',
      title: 'Regional Workshop: Raised Roads on Black Cotton Soil',
      description: paragraph`
        Three days in Malakal: identifying soils in the field, cross-sections and borrow pits, a
        lime-stabilised trial section and community maintenance contracts. Includes a visit to a
        flood-damaged embankment.
      `,
      eventDate: workshop,
      endDate: laterOn(workshop, 2 * 24 + 7.5),
      location: 'Malakal, Upper Nile',
      audience: 'Engineers and supervisors who build or maintain roads on clay',
      whatToBring: 'Boots, a hat, drinking water and clothes for the field',
      cpdHours: 20,
      programme: [
        'Day 1: soils in the field and in the hand',
        'Day 2: cross-sections, borrow pits and the trial section with lime',
        'Day 3: visit to the embankment; maintenance contracts with communities',
      ].join('\n'),
      maxAttendees: 40,
    },
    {
      slug: 'evening-lecture-reading-the-river',
      title: 'Evening Lecture: Reading the River',
      description: paragraph`
        How to estimate flood levels from incomplete gauge records, what a fifty-year flood means for a
        school, and why the drainage behind a dyke matters as much as the dyke itself.
      `,
      eventDate: inJuba(today, -33, '17:30'),
      location: 'Bor, Jonglei',
    },
  ]
}

/** Demo members fill all its seats. */
export const fullEvent = (today: Date): New<'events'> & { maxAttendees: number } => {
  const start = inJuba(today, 19, '08:00')
  return {
    slug: 'site-visit-freedom-bridge',
    title: 'Site Visit: Freedom Bridge',
    description: paragraph`
      A morning on and under the bridge over the White Nile at Juba: steel girders, bearings and joints,
      scour protection, and how a bridge of this size is inspected and maintained. Small group; helmets are
      provided.
    `,
    eventDate: start,
    endDate: laterOn(start, 4),
    location: 'Freedom Bridge, Juba',
    venue: 'Meeting point: east bank, below the abutment',
    whatToBring: 'Boots with a firm sole; helmets are provided',
    cpdHours: 3,
    maxAttendees: 12,
  }
}
