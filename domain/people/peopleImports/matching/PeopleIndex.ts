import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { letOthersRun } from '../../../../platform/yieldLoop'
import { findUsersByEmails } from '../../../accounts'
import { findMembershipsByNumbers } from '../../../membership/memberships'
import { streamProfileKeys } from '../../profiles'
import type { PersonValues } from '../fields.schema'
import type { MatchReason } from '../import.schema'
import { type KnownRow, findKnownRows } from '../peopleRowsRepository'
import { birthKey, identityOf, phoneKey } from '../reading/parseRow'
import { type PersonRecord, readPeople } from '../readPeople'

const AT_ONCE = 200

/** What may name a person, one index each. */
type Key = 'number' | 'email' | 'phone' | 'birthDate'

/** What a row or person is recognised by. */
export const keysOf = (values: PersonValues): Partial<Record<Key, string>> => ({
  ...(values.number && { number: values.number }),
  ...(values.email && { email: values.email }),
  ...(values.phone && phoneKey(values.phone).length >= 6 && { phone: phoneKey(values.phone) }),
  ...(values.fullName && values.birthDate && { birthDate: birthKey(values.fullName, values.birthDate) }),
})

const inSlices = async <Item>(
  items: readonly Item[],
  work: (slice: Item[]) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += AT_ONCE) await work(items.slice(start, start + AT_ONCE))
}

/**
 * The people that rows of one list may be about. It holds those alone, however many people there are: the keys of the
 * rows are collected first, and everybody is read past them.
 */
export class PeopleIndex {
  private readonly found = new Map<string, Set<string>>()
  private readonly people = new Map<string, PersonRecord>()
  private readonly known = new Map<string, KnownRow[]>()

  /** Reads what is known about the people of some rows. */
  static async build(payload: Payload, rows: readonly PersonValues[]): Promise<PeopleIndex> {
    const index = new PeopleIndex()
    const wanted: Record<Key, Set<string>> = {
      number: new Set(),
      email: new Set(),
      phone: new Set(),
      birthDate: new Set(),
    }
    const [persons, identities] = [new Set<string>(), new Set<string>()]
    for (const values of rows) {
      await letOthersRun()
      for (const [key, text] of Object.entries(keysOf(values)) as [Key, string][]) wanted[key].add(text)
      if (values.person) persons.add(values.person)
      identities.add(identityOf(values))
    }
    await inSlices([...wanted.email], async (emails) => {
      for (const { _id, email } of await findUsersByEmails(payload, emails))
        index.note('email', email, _id.toHexString())
    })
    await inSlices([...wanted.number], async (numbers) => {
      for (const { number, user } of await findMembershipsByNumbers(payload, numbers))
        index.note('number', number, user.toHexString())
    })
    if (wanted.phone.size + wanted.birthDate.size > 0)
      for await (const { user, fullName, phone, birthDate } of streamProfileKeys(payload)) {
        await letOthersRun()
        const keys = keysOf({ fullName, ...(phone && { phone }), ...(birthDate && { birthDate }) })
        for (const key of ['phone', 'birthDate'] as const) {
          const text = keys[key]
          if (text && wanted[key].has(text)) index.note(key, text, user.toHexString())
        }
      }
    await inSlices([...identities], async (slice) => {
      for (const row of await findKnownRows(payload, slice)) {
        index.known.set(row.identity, [...(index.known.get(row.identity) ?? []), row])
        if (row.user && row.status !== 'planned') persons.add(row.user.toHexString())
      }
    })
    const users = new Set([...persons, ...[...index.found.values()].flatMap((ids) => [...ids])])
    await inSlices([...users], async (slice) => {
      const read = await readPeople(
        payload,
        slice.map((id) => new ObjectId(id)),
      )
      for (const [id, person] of read) index.people.set(id, person)
    })
    return index
  }

  private note(key: Key, text: string, user: string): void {
    const name = `${key} ${text}`
    const users = this.found.get(name) ?? new Set()
    users.add(user)
    this.found.set(name, users)
  }

  person(id: string | undefined): PersonRecord | undefined {
    return id === undefined ? undefined : this.people.get(id)
  }

  /** Whose an address or number is, if it is somebody's. */
  holderOf(key: 'email' | 'number', text: string): string | undefined {
    return [...(this.found.get(`${key} ${text}`) ?? [])][0]
  }

  /** The people that a row may be about, each with the reasons. */
  matches(values: PersonValues): Map<string, MatchReason[]> {
    const matches = new Map<string, MatchReason[]>()
    for (const [key, text] of Object.entries(keysOf(values)) as [Key, string][])
      for (const user of this.found.get(`${key} ${text}`) ?? [])
        if (this.people.has(user)) matches.set(user, [...(matches.get(user) ?? []), key])
    return matches
  }

  /** What another list made of the same row: the last one counts. */
  earlier(identity: string, occurrence: number, except: ObjectId): KnownRow | undefined {
    return this.known
      .get(identity)
      ?.findLast((row) => row.occurrence === occurrence && !row.import.equals(except))
  }
}
