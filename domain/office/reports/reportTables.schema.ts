/* What reports answer, and how their figures are written. Without zod: the browser shows them. */
import {
  type BranchRight,
  type Holder,
  branchWith,
  handlesMemberships,
  handlesMoney,
  hasRight,
  readsPeople,
  regionWith,
} from '../../../collections/access/policies.schema'
import { type Currency, formatMoney } from '../../../platform/moneyFormat.schema'
import type { ListDefinition } from '../savedLists/listFields.schema'

export interface SectionFacts {
  title: string
  isFor: (actor: Holder) => boolean
  /** The right for a branch by which it is read of that branch. */
  ofBranch?: BranchRight
}

const ofPeople = (ofBranch: 'readPeople' | 'mailings') => ({
  isFor: (actor: Holder) => readsPeople(actor) || branchWith(actor, ofBranch) !== undefined,
  ofBranch,
})

/**
 * The reports, in their order, with who reads each; who has a role for a region reads those of the region, for a group
 * without one those about the people of the branch: applications and events belong to regions alone.
 */
export const REPORT_SECTIONS = {
  members: { title: 'Members', ...ofPeople('readPeople') },
  movement: { title: 'Joined and left', ...ofPeople('readPeople') },
  applications: {
    title: 'Applications',
    isFor: (actor: Holder) => handlesMemberships(actor) || Boolean(regionWith(actor, 'readApplications')),
    ofBranch: 'readApplications',
  },
  events: {
    title: 'Events',
    isFor: (actor: Holder) => hasRight(actor, 'events') || Boolean(regionWith(actor, 'readEvents')),
    ofBranch: 'readEvents',
  },
  income: { title: 'Income and expenses', isFor: handlesMoney },
  cpd: { title: 'CPD', isFor: handlesMemberships },
  mail: { title: 'Mail', ...ofPeople('mailings') },
} as const satisfies Record<string, SectionFacts>
export type ReportSection = keyof typeof REPORT_SECTIONS

/** The reports that a person reads. */
export const sectionsFor = (actor: Holder): ReportSection[] =>
  (Object.keys(REPORT_SECTIONS) as ReportSection[]).filter((section) => REPORT_SECTIONS[section].isFor(actor))

/** What a number counts; money is in minor units. */
export type ReportUnit = 'count' | 'days' | 'hours' | 'percent' | Currency

export interface ReportColumn {
  id: string
  label: string
  unit: ReportUnit
  /** Whether the chart shows it; columns of one chart have one unit. */
  isDrawn: boolean
}

export interface ReportCell {
  /** Null where there is nothing to say, for example the duration of no application. */
  value: number | null
  /** The list that finds whom or what it counts, where a list can say it. */
  list?: ListDefinition
}

export interface ReportRow {
  id: string
  label: string
  /** The record that the row is about. */
  record?: { kind: 'event' | 'mailing'; id: string }
  /** One for each column. */
  cells: ReportCell[]
}

export interface ReportTable {
  id: string
  title: string
  /** What a reader must know about the figures. */
  note?: string
  /** Heading of the first column. */
  rowLabel: string
  columns: ReportColumn[]
  rows: ReportRow[]
  /** `line` over time, `bar` for kinds. */
  chart: 'line' | 'bar' | null
}

/** What `GET /api/reports/:section` answers. */
export interface Report {
  section: ReportSection
  title: string
  /** Months, `YYYY-MM`. */
  from: string
  to: string
  /** The region or the group that it is of; null for the whole association. */
  branch: string | null
  /** ISO 8601. */
  madeAt: string
  tables: ReportTable[]
}

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const hundredths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A figure as it is read: `1,204`, `12.5 days`, `USD 40.00`, `–` for none. */
export const figureText = (value: number | null, unit: ReportUnit): string => {
  if (value === null) return '–'
  switch (unit) {
    case 'count':
      return whole.format(value)
    case 'days':
      return `${tenths.format(value)} ${value === 1 ? 'day' : 'days'}`
    case 'hours':
      return `${hundredths.format(value)} h`
    case 'percent':
      return `${tenths.format(value)} %`
    case 'USD':
    case 'SSP':
      return formatMoney({ amountMinor: value, currency: unit })
  }
}

/** A month as it is read: `November 2026`. */
export const monthText = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`))
