/* What reports answer, and how their figures are written. Without zod: the browser shows them. */
import {
  type Actor,
  handlesMemberships,
  handlesMoney,
  hasRight,
  isChapterLead,
  ledPart,
  readsPeople,
} from '../../collections/access/policies.schema'
import { type Currency, formatMoney } from '../../platform/moneyFormat.schema'
import type { ListDefinition } from '../savedLists/listFields.schema'

type Reader = Pick<Actor, 'roles' | 'chapterRegion' | 'ledGroup'> | null | undefined

const leadsRegion = (actor: Reader): boolean => isChapterLead(actor) && Boolean(actor?.chapterRegion)
const readsMembers = (actor: Reader): boolean => readsPeople(actor) || ledPart(actor) !== undefined

/**
 * The reports, in their order, with who reads each; a chapter lead reads those of the own region, the lead of a group
 * without one those about the people of the own branch: applications and events belong to regions alone.
 */
export const REPORT_SECTIONS = {
  members: { title: 'Members', isFor: readsMembers },
  movement: { title: 'Joined and left', isFor: readsMembers },
  applications: {
    title: 'Applications',
    isFor: (actor: Reader) => handlesMemberships(actor) || leadsRegion(actor),
  },
  events: { title: 'Events', isFor: (actor: Reader) => hasRight(actor, 'events') || leadsRegion(actor) },
  income: { title: 'Income', isFor: (actor: Reader) => handlesMoney(actor) },
  cpd: { title: 'CPD', isFor: (actor: Reader) => handlesMemberships(actor) },
  mail: { title: 'Mail', isFor: readsMembers },
} as const satisfies Record<string, { title: string; isFor: (actor: Reader) => boolean }>
export type ReportSection = keyof typeof REPORT_SECTIONS

/** The reports that a person reads. */
export const sectionsFor = (actor: Reader): ReportSection[] =>
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

const plain = (value: number, digits: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits })

/** A figure as it is read: `1,204`, `12.5 days`, `USD 40.00`, `–` for none. */
export const figureText = (value: number | null, unit: ReportUnit): string => {
  if (value === null) return '–'
  switch (unit) {
    case 'count':
      return plain(value, 0)
    case 'days':
      return `${plain(value, 1)} ${value === 1 ? 'day' : 'days'}`
    case 'hours':
      return `${plain(value, 2)} h`
    case 'percent':
      return `${plain(value, 1)} %`
    case 'USD':
    case 'SSP':
      return formatMoney({ amountMinor: value, currency: unit })
  }
}

/** A month as it is read: `November 2026`. */
export const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
