import { setTimeout as wait } from 'node:timers/promises'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { finalisePersonMerges, previewMerge, startMerge, startUndo } from '../../domain/people/personMerges'
import { documentsOf, findMerge } from '../../domain/people/personMerges/mergesRepository'
import { MERGE_FIELD_NAMES, SIDES } from '../../domain/people/personMerges/personMergeTexts.schema'
import { referencesThat } from '../../domain/people/personMerges/references'
import { type Chance, makeChance } from './chance'
import { makePerson, readDatabase } from './mergedPeople'

export interface ManyMerges {
  /** How many merges are carried out and undone. */
  merges: number
  /** Among how many people: the fewer, the more often two merges meet. */
  people: number
  /** How many are under way at once. */
  atOnce: number
  seed: number
}

export interface MergedAndUndone {
  merged: number
  /** Merges of people whom another one was about, or whose records had just moved. */
  refused: number
  undone: number
  /** Of those that were undone, how many left something where it was. */
  left: number
  /** What is stored otherwise than before, a line each. */
  differences: string[]
}

/** For the merges that are under way, which this one met. */
const REFUSED_WAIT_MS = 20

const WORDS = ['Juba', 'Akol Deng', 'Nyandeng Deng', '', undefined]

const somebody = (payload: PayloadRequest['payload'], chance: Chance): Promise<ObjectId> =>
  makePerson(payload, {
    records: referencesThat('moves').map(() => Math.floor(chance.next() * 3)),
    hasMembership: chance.next() < 0.5,
    profile: {
      ...(chance.next() < 0.5 && { bio: chance.of(WORDS) ?? 'Roads' }),
      organization: chance.of(WORDS) ?? '',
      phone: chance.of(WORDS) ?? '',
      yearsOfExperience: Math.floor(chance.next() * 40),
    },
  })

const mergeTwo = async (
  req: PayloadRequest,
  [remaining, merged]: readonly [ObjectId, ObjectId],
  chance: Chance,
): Promise<ObjectId | undefined> => {
  const preview = await previewMerge(req, remaining.toHexString(), merged.toHexString())
  if (!preview) return undefined
  const started = await startMerge(req, {
    remaining: remaining.toHexString(),
    merged: merged.toHexString(),
    choices: Object.fromEntries(MERGE_FIELD_NAMES.map((field) => [field, chance.of(SIDES)])),
    reason: 'The same person',
    version: preview.version,
  })
  return 'id' in started ? new ObjectId(started.id) : undefined
}

/** Undoes a merge if no other is about its people. @returns whether it is undone */
const undoOne = async (req: PayloadRequest, merge: ObjectId): Promise<boolean> => {
  await startUndo(req, merge.toHexString(), 'They are two')
  return (await findMerge(req.payload, merge))?.status === 'undone'
}

/** Undoes what is not undone, the latest first: a merge waits until a later one of its people is undone. */
const undoRest = async (req: PayloadRequest, crowd: readonly ObjectId[]): Promise<void> => {
  const merges = documentsOf(req.payload, 'person-merges')
  const ofCrowd = { remaining: { $in: crowd } }
  const rest = (): Promise<number> => merges.countDocuments({ ...ofCrowd, status: { $ne: 'undone' } })
  for (let before = Infinity, now = await rest(); now > 0 && now < before; before = now, now = await rest()) {
    await finalisePersonMerges(req.payload)
    for (const { _id } of await merges
      .find({ ...ofCrowd, status: 'merged' })
      .sort({ createdAt: -1, _id: -1 })
      .toArray())
      await undoOne(req, _id)
  }
}

const differencesOf = (before: Map<string, string>, after: Map<string, string>): string[] => [
  ...[...before].flatMap(([key, stored]) => {
    const now = after.get(key)
    return now === stored ? [] : [`${key}: ${stored} became ${now ?? 'nothing'}`]
  }),
  ...[...after.keys()].flatMap((key) => (before.has(key) ? [] : [`${key} is new`])),
]

/**
 * Merges people at random, several at once and often the same ones, undoes every merge, and compares what is stored with
 * what was stored before. Some merges are undone at once, others when all have been made.
 */
export const mergeAndUndoMany = async (
  req: PayloadRequest,
  { merges, people, atOnce, seed }: ManyMerges,
): Promise<MergedAndUndone> => {
  const chance = makeChance(seed)
  const crowd: ObjectId[] = []
  for (let place = 0; place < people; place += 1) crowd.push(await somebody(req.payload, chance))
  const before = await readDatabase(req.payload)
  let [merged, refused] = [0, 0]
  /** Not undone yet: too many of them would leave nobody to merge. */
  const standing: ObjectId[] = []
  const undoLast = async (): Promise<void> => {
    const last = standing.pop()
    if (last && !(await undoOne(req, last))) standing.unshift(last)
  }
  const worker = async (): Promise<void> => {
    while (merged < merges) {
      const [one, other] = chance.shuffled(crowd)
      if (!one || !other) return
      const merge = await mergeTwo(req, [one, other], chance)
      if (!merge) {
        refused += 1
        await undoLast()
        await wait(REFUSED_WAIT_MS)
        continue
      }
      merged += 1
      standing.push(merge)
      if (chance.next() < 0.8) await undoLast()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  await undoRest(req, crowd)
  const stored = documentsOf(req.payload, 'person-merges')
  return {
    merged,
    refused,
    undone: await stored.countDocuments({ remaining: { $in: crowd }, status: 'undone' }),
    left: await stored.countDocuments({ remaining: { $in: crowd }, 'left.0': { $exists: true } }),
    differences: differencesOf(before, await readDatabase(req.payload)),
  }
}
