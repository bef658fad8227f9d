/**
 * A plain model of standing, which knows nothing of the product: the sentences of the treasurer's guide, "When a term
 * begins and ends", said in days. A day is `YYYY-MM-DD`; days compare as texts.
 */
export type Day = string

export interface PlainRules {
  graceDays: number
  /** Terms end on 31 December. */
  endsWithYear: boolean
}

/** An invoice for a renewal, paid at once or in parts. Its first part is due first. */
export interface PlainInvoice {
  years: number
  dueDays: readonly Day[]
}

export type Happening = { day: Day } & (
  | { kind: 'pays'; invoice: PlainInvoice; reversedOn: Day | null }
  | { kind: 'suspended' | 'reinstated' | 'resigned' | 'madeHonorary' }
)

const DAY_MS = 86_400_000

export const plusDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const plusYears = (day: Day, years: number): Day => {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${day.endsWith('02-29') && !isLeap ? '02-28' : day.slice(5)}`
}

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** The standing of one person after what happened up to a day. */
class Standing {
  private lastDay: Day | null
  /** What instalments keep the membership until. */
  private coveredTo: Day = ''
  private isSuspended = false
  private hasResigned = false
  private readonly paidParts = new Map<PlainInvoice, number>()
  private readonly begun = new Set<PlainInvoice>()

  constructor(
    private readonly rules: PlainRules,
    joined: Day,
  ) {
    this.lastDay = rules.endsWithYear ? `${joined.slice(0, 4)}-12-31` : plusYears(joined, 1)
  }

  private longer(lastDay: Day, years: number): Day {
    return this.rules.endsWithYear
      ? `${Number(lastDay.slice(0, 4)) + years}-12-31`
      : plusYears(lastDay, years)
  }

  /** The last day of the term before one that begins on a day. */
  private before(day: Day): Day {
    return this.rules.endsWithYear ? `${Number(day.slice(0, 4)) - 1}-12-31` : day
  }

  private endOfGrace(lastDay: Day): Day {
    return plusDays(later(lastDay, this.coveredTo), this.rules.graceDays)
  }

  take(happening: Happening): void {
    if (happening.kind === 'reinstated') [this.isSuspended, this.hasResigned] = [false, false]
    if (happening.kind === 'pays') this.pay(happening.day, happening.invoice)
    if (this.hasResigned) return
    if (happening.kind === 'suspended') this.isSuspended = true
    if (happening.kind === 'madeHonorary') this.lastDay = null
    if (happening.kind === 'resigned') [this.isSuspended, this.hasResigned] = [false, true]
  }

  private pay(day: Day, invoice: PlainInvoice): void {
    const paid = (this.paidParts.get(invoice) ?? 0) + 1
    this.paidParts.set(invoice, paid)
    if (this.hasResigned || this.lastDay === null) return
    const isLate = day > this.endOfGrace(this.lastDay)
    const nextDue = invoice.dueDays[paid]
    // what is overdue is asked for together
    if (nextDue !== undefined && isLate && nextDue < day) return
    if (isLate && !this.begun.has(invoice)) [this.lastDay, this.coveredTo] = [this.before(day), '']
    this.begun.add(invoice)
    if (nextDue !== undefined) this.coveredTo = later(this.coveredTo, nextDue)
    else [this.lastDay, this.coveredTo] = [this.longer(this.lastDay, invoice.years), '']
  }

  on(day: Day): { status: string; lastDay: Day | null } {
    const { lastDay } = this
    const lastPaid = lastDay && later(lastDay, this.coveredTo)
    if (this.hasResigned) return { status: 'none', lastDay: lastPaid }
    if (this.isSuspended) return { status: 'suspended', lastDay: lastPaid }
    if (lastDay === null || lastPaid === null || day <= lastPaid)
      return { status: 'active', lastDay: lastPaid }
    return { status: day <= this.endOfGrace(lastDay) ? 'grace' : 'expired', lastDay: lastPaid }
  }
}

/** What a person's status is at the end of a day, and the last day that is paid; null for no end. */
export const standingOn = (
  rules: PlainRules,
  joined: Day,
  happenings: readonly Happening[],
  day: Day,
): { status: string; lastDay: Day | null } => {
  const standing = new Standing(rules, joined)
  for (const happening of happenings) {
    const isReversed =
      happening.kind === 'pays' && happening.reversedOn !== null && happening.reversedOn <= day
    if (happening.day <= day && !isReversed) standing.take(happening)
  }
  return standing.on(day)
}
