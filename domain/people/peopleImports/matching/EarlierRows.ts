import type { PersonValues } from '../fields.schema'
import type { Candidate, MatchReason } from '../import.schema'
import { keysOf } from './PeopleIndex'

interface EarlierRow {
  row: number
  values: PersonValues
}

/** The rows of a file that would make new people, for those after them that may be the same. */
export class EarlierRows {
  private readonly rows = new Map<string, EarlierRow[]>()
  private readonly identities = new Map<string, EarlierRow>()

  add(row: number, values: PersonValues, identity: string): void {
    const each = { row, values }
    this.identities.set(identity, each)
    for (const [key, text] of Object.entries(keysOf(values))) {
      const name = `${key} ${text}`
      this.rows.set(name, [...(this.rows.get(name) ?? []), each])
    }
  }

  /** The earlier row with an address or number. */
  holderOf(key: 'email' | 'number', text: string): number | undefined {
    return this.rows.get(`${key} ${text}`)?.[0]?.row
  }

  /** The earlier rows that may be about the same person, each with the reasons. */
  matches(values: PersonValues, identity: string): Candidate[] {
    const found = new Map<EarlierRow, MatchReason[]>()
    const note = (each: EarlierRow, reason: MatchReason): void => {
      found.set(each, [...(found.get(each) ?? []), reason])
    }
    for (const [key, text] of Object.entries(keysOf(values)) as [MatchReason, string][])
      for (const each of this.rows.get(`${key} ${text}`) ?? []) note(each, key)
    const same = this.identities.get(identity)
    if (same && !found.has(same)) note(same, 'identical')
    return [...found].map(([{ row, values: own }, reasons]) => ({
      row,
      name: own.fullName ?? '',
      number: own.number ?? null,
      email: own.email ?? null,
      reasons,
    }))
  }
}
