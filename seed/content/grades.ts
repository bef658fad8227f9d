import { points } from './pages/blocks'
import type { New } from './types'
import { paragraph } from './paragraph'

const needs = (...names: string[]): { name: string }[] => names.map((name) => ({ name }))

/**
 * The grades of every fresh installation, without fees: staff set those. Source: spec.md section 2,
 * "/membership/types", and section 5, "Membership application", for the four that one applies for.
 */
export const grades: New<'grades'>[] = [
  {
    grade: 'student',
    name: 'Student',
    order: 10,
    description: 'For students enrolled in a civil engineering or related programme.',
    applicationText: 'Students enrolled in civil engineering programmes',
    requirements: points('Enrolled in a civil engineering or related programme'),
    benefits: points('Student chapter and mentor', 'Student prices at events', 'Journal and standards'),
    linkLabel: 'Apply as Student',
    href: '/membership/join?type=student',
    entry: 'application',
    sponsors: 0,
    documents: needs('Identity document or passport', 'Proof of enrolment'),
    term: 'anniversary',
  },
  {
    grade: 'graduate',
    name: 'Graduate',
    badge: 'Under 3 years of experience',
    order: 20,
    isListed: false, // the specification's page has six cards
    description: 'For recent graduates with under 3 years of experience.',
    applicationText: 'Recent graduates with under 3 years of experience',
    requirements: points('A degree or diploma in civil engineering or a related field'),
    benefits: points('Mentoring towards your licence', 'CPD record', 'Divisions and chapters'),
    linkLabel: 'Apply as Graduate',
    href: '/membership/join?type=graduate',
    entry: 'application',
    sponsors: 0,
    documents: needs('Identity document or passport', 'Degree or diploma'),
    term: 'anniversary',
  },
  {
    grade: 'associate',
    name: 'Associate',
    badge: 'Under 5 years of experience',
    order: 30,
    description: 'For graduates and early-career engineers with under 5 years of experience.',
    requirements: points('A degree or diploma in civil engineering or a related field'),
    benefits: points('Mentoring towards your licence', 'CPD record', 'Divisions and chapters'),
    linkLabel: 'Apply as Associate',
    href: '/membership/types/associate',
    entry: 'upgrade',
    sponsors: 0,
    documents: needs('Degree or diploma'),
    term: 'anniversary',
  },
  {
    grade: 'professional',
    name: 'Professional',
    badge: 'Licensed, at least 5 years',
    order: 40,
    description: 'For licensed engineers with at least 5 years of experience.',
    applicationText: 'Licensed engineers with 3+ years of experience',
    requirements: points('A licence to practise', 'At least 5 years of experience'),
    benefits: points(
      'Vote in the general assembly',
      'Technical committees',
      'Directory listing by field and region',
    ),
    linkLabel: 'Apply as Professional',
    href: '/membership/join?type=professional',
    entry: 'application',
    sponsors: 0,
    documents: needs('Identity document or passport', 'Degree', 'Licence'),
    term: 'anniversary',
  },
  {
    grade: 'fellow',
    name: 'Fellow (FACE)',
    badge: 'At least 15 years as Professional',
    order: 50,
    description: paragraph`
      For distinguished engineers with at least 15 years as Professional. Nominated by Fellows and approved
      by the Board.
    `,
    applicationText: 'Distinguished engineers',
    requirements: points(
      'At least 15 years as Professional',
      'Nominated by two Fellows',
      'A record of completed projects',
    ),
    benefits: points(
      'Use of the letters FACE',
      'Nominates Fellows and Honorary Members',
      'Award juries and review of standards',
    ),
    linkLabel: 'About Fellowship',
    href: '/membership/types/fellowship',
    entry: 'application',
    sponsors: 2,
    documents: needs('Identity document or passport', 'Record of projects'),
    term: 'anniversary',
  },
  {
    grade: 'corporate',
    name: 'Corporate/Institutional',
    order: 60,
    description: 'For companies, ministries, agencies and universities that support good engineering.',
    requirements: points('Admitted by the Board'),
    benefits: points(
      'Member prices for staff',
      'Vacancies on the careers page',
      'Listed among our supporters',
    ),
    seats: 5,
    linkLabel: 'Join as Institution',
    href: '/membership/types/institutions',
    entry: 'closed',
    sponsors: 0,
    term: 'anniversary',
  },
  {
    grade: 'honorary',
    name: 'Honorary',
    order: 70,
    description: paragraph`
      For people who have given outstanding service to the profession. Nominated by members, reviewed by a
      committee and approved by the Board.
    `,
    requirements: points('Outstanding service to the profession', 'Nominated by members'),
    benefits: points(
      'Announced at the Annual Conference',
      'For life, with no dues',
      'Open to engineers and others',
    ),
    linkLabel: 'About Honorary Membership',
    href: '/membership/types/honorary',
    entry: 'nomination',
    sponsors: 2,
    term: 'anniversary',
  },
]
