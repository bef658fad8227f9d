import { describe, expect, it } from 'vitest'
import {
  APPLICATION_GRADE_HINTS,
  APPLICATION_GRADES,
  APPLICATION_STATUSES,
  GENDERS,
  SECTORS,
} from '../../../domain/membership/applications/choices.schema'
import { CONTACT_STATUSES } from '../../../domain/messaging/contactMessages/statuses.schema'
import {
  DONATION_PRESETS_USD,
  MIN_DONATION_CENTS,
  donationProblem,
  toCents,
} from '../../../domain/money/donations/donation.schema'
import { GRADES, MEMBERSHIP_STATUSES } from '../../../domain/membership/memberships/grades.schema'
import {
  BOOK_SUBCATEGORIES,
  PUBLICATION_CATEGORIES,
  PUBLICATION_TOPICS,
} from '../../../domain/publications/categories.schema'
import { REGION_LABELS, REGIONS, ROLES } from '../../../collections/access/roles'

describe('the options of selects', () => {
  // proves: C051
  it('are those of the specification for publications', () => {
    expect(Object.values(PUBLICATION_CATEGORIES)).toEqual([
      'Books',
      'Standards',
      'Journals',
      'News Releases',
      'Policy Statements',
      'Proceedings',
      'Videos',
      'Contract Documents',
    ])
    expect(Object.values(BOOK_SUBCATEGORIES)).toEqual([
      'Structural Engineering',
      'Geotechnical Engineering',
      'Transportation Development',
      'Water Resources',
      'Environmental Engineering',
    ])
    expect(Object.keys(PUBLICATION_TOPICS)).toEqual(['policy', 'technical', 'research', 'case_study'])
  })

  // proves: C078
  it('are those of the specification for applications', () => {
    expect(Object.values(GENDERS)).toEqual(['Male', 'Female', 'Other', 'Prefer not to say'])
    expect(Object.values(APPLICATION_GRADES)).toEqual(['Student', 'Graduate', 'Professional', 'Fellow'])
    expect(Object.values(APPLICATION_GRADE_HINTS)).toEqual([
      'Students enrolled in civil engineering programmes',
      'Recent graduates with under 3 years of experience',
      'Licensed engineers with 3+ years of experience',
      'Distinguished engineers',
    ])
    expect(Object.values(SECTORS)).toEqual([
      'Structural',
      'Transportation',
      'Water Resources',
      'Geotechnical',
      'Environmental',
      'Construction Management',
    ])
    expect(Object.keys(APPLICATION_STATUSES)).toEqual(['pending', 'under_review', 'approved', 'rejected'])
  })

  // proves: C117
  it('are the decided ones for roles, regions, grades and statuses', () => {
    expect([...ROLES].sort()).toEqual([
      'admin',
      'auditor',
      'chapter_lead',
      'editor',
      'event_manager',
      'member',
      'registrar',
      'treasurer',
    ])
    expect(REGIONS.map((region) => REGION_LABELS[region])).toEqual([
      'Greater Upper Nile',
      'Greater Equatoria',
      'Greater Bahr el Ghazal',
      'Other',
    ])
    expect(Object.keys(GRADES).sort()).toEqual([
      'associate',
      'corporate',
      'fellow',
      'graduate',
      'honorary',
      'professional',
      'student',
    ])
    expect(Object.keys(MEMBERSHIP_STATUSES).sort()).toEqual([
      'active',
      'expired',
      'grace',
      'none',
      'pending',
      'suspended',
    ])
    expect(Object.keys(CONTACT_STATUSES)).toEqual(['new', 'open', 'answered', 'closed'])
  })
})

describe('a donation', () => {
  // proves: C103
  it('has the amounts of the specification and a minimum of one dollar, and is sent in cents', () => {
    expect(DONATION_PRESETS_USD).toEqual([25, 50, 100, 250, 500])
    expect(MIN_DONATION_CENTS).toBe(100)
    expect([toCents('25'), toCents('125.50'), toCents('1.00'), toCents('0.99')]).toEqual([
      2500, 12_550, 100, 99,
    ])
    for (const text of ['', 'ten', '1e3', '25.555', '-5', 'NaN']) expect(toCents(text)).toBeUndefined()
    for (const cents of [undefined, 99, 0, -100, 100.5])
      expect(donationProblem(cents)).toBe('Please enter a valid amount (minimum $1)')
    expect(donationProblem(100)).toBeUndefined()
  })
})
