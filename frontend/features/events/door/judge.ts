import type { CheckInView, DoorEntry, DoorList, DoorSync } from '../../../../domain/events/door/door.schema'

/** A scan that the server has not confirmed yet. */
export type PendingScan = DoorSync['scans'][number]

/** Somebody without a ticket, and the cash that was taken. */
export type WalkIn = Pick<PendingScan, 'cash'> & { name: string }

/** What a device knows of who was let in. */
export interface Knowledge {
  list: DoorList
  /** From the server, by entry. */
  checkIns: ReadonlyMap<string, CheckInView>
  /** Own scans, by entry, and the keys of those that were taken back, that are still to be sent. */
  scans: ReadonlyMap<string, readonly PendingScan[]>
  undone: readonly string[]
}

/** Own scans by the entry that they let in. */
export const byEntry = (scans: readonly PendingScan[]): Map<string, PendingScan[]> => {
  const found = new Map<string, PendingScan[]>()
  for (const scan of scans) found.set(scan.entry, [...(found.get(scan.entry) ?? []), scan])
  return found
}

/** One who was let in: by which door and when. */
export type Admission = CheckInView['scans'][number]

/** Everything that is known about who let an entry in, the earliest first. */
export const admissionsOf = ({ list, checkIns, scans, undone }: Knowledge, entry: string): Admission[] => {
  const heard = checkIns.get(entry)?.scans ?? []
  const own = (scans.get(entry) ?? [])
    .filter((scan) => !heard.some(({ key }) => key === scan.key))
    .map(({ key, at }) => ({ key, at, pass: list.pass, door: list.door }))
  return [...heard, ...own]
    .filter(({ key }) => !undone.includes(key))
    .sort((one, other) => one.at.localeCompare(other.at))
}

/** Whether somebody may be let in. */
export type Judgement =
  | { outcome: 'free'; entry: DoorEntry }
  | { outcome: 'double'; entry: DoorEntry | null; first: Admission }
  | { outcome: 'unpaid' | 'cancelled' | 'unchosen' | 'elsewhere'; entry: DoorEntry }
  /** A ticket of ours that this device does not know: bought since the list was read, or of another event. */
  | { outcome: 'unknown'; id: string }

/** Judges by what the device knows; works without a network. @param entries of the list, by id */
export const judge = (
  knowledge: Knowledge,
  entries: ReadonlyMap<string, DoorEntry>,
  id: string,
): Judgement => {
  const entry = entries.get(id)
  const [first] = admissionsOf(knowledge, id)
  if (first) return { outcome: 'double', entry: entry ?? null, first }
  if (!entry) return { outcome: 'unknown', id }
  return entry.state === 'valid' ? { outcome: 'free', entry } : { outcome: entry.state, entry }
}

/**
 * What speaks against somebody whom this device let in, once it hears of it: another door was first, or the ticket
 * is not valid. Undefined while nothing does.
 */
export const lateJudgement = (knowledge: Knowledge, id: string, key: string): Judgement | undefined => {
  const entry = knowledge.list.entries.find((each) => each.id === id)
  const [first] = admissionsOf(knowledge, id)
  if (first && first.key !== key) return { outcome: 'double', entry: entry ?? null, first }
  const isInvalid = knowledge.checkIns.get(id)?.isInvalid
  return isInvalid && entry ? { outcome: 'cancelled', entry } : undefined
}

/** How many of those who may come were let in, how many others, and how many of both by this device first. */
export const countIn = (knowledge: Knowledge): { expected: number; others: number; here: number } => {
  const { list, checkIns, scans } = knowledge
  const states = new Map(list.entries.map(({ id, state }) => [id, state]))
  const letIn = new Set([...checkIns.keys(), ...scans.keys()])
  const firsts = [...letIn].flatMap((id) =>
    admissionsOf(knowledge, id)
      .slice(0, 1)
      .map(({ pass }) => ({ id, pass })),
  )
  const expected = firsts.filter(({ id }) => states.get(id) === 'valid').length
  return {
    expected,
    others: firsts.length - expected,
    here: firsts.filter(({ pass }) => pass === list.pass).length,
  }
}

/** Until when nobody is let in yet; undefined once the day of the event has come. */
export const closedUntil = ({ list: { opensAt } }: Knowledge, now = Date.now()): string | undefined =>
  opensAt && Date.parse(opensAt) > now ? opensAt : undefined

/** Tickets that this device and another one let in, or that turned out not to be valid. */
export const conflictsOf = (knowledge: Knowledge): CheckInView[] =>
  [...knowledge.checkIns.values()].filter(
    ({ scans, isInvalid }) =>
      scans.some(({ pass }) => pass === knowledge.list.pass) && (scans.length > 1 || isInvalid),
  )
