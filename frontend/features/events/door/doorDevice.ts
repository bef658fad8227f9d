import { DOOR_LIMITS } from '../../../../domain/events/door/door.constants'
import type { CheckInView, DoorEntry, DoorList } from '../../../../domain/events/door/door.schema'
import { askList, sendScans } from './doorServer'
import { dropPast, dropSealed, keepSealed, readSealed } from './doorStore'
import {
  type Judgement,
  type Knowledge,
  type PendingScan,
  type WalkIn,
  byEntry,
  closedUntil,
  judge,
} from './judge'
import { importTicketKey, readTicket } from './readTicket'

/** After the end of a pass, what it let in before can still be sent for so long. */
const LATE_MS = 3 * 24 * 60 * 60_000

/** What was done at a door, and the server does not know yet. */
interface Done {
  scans: PendingScan[]
  undone: string[]
}
/** Sealed for as long as there may be something to send. */
interface KeptPass extends Done {
  token: string
  until: number
}
/** Sealed until the end of the pass. */
interface KeptList {
  list: DoorList
  checkIns: CheckInView[]
  cursor: string | null
}

/** `unreadable`: what the device keeps cannot be read now. */
export type DoorPhase = 'opening' | 'no_pass' | 'unreadable' | 'needs_line' | 'open' | 'ended'

export interface DoorState {
  phase: DoorPhase
  /** Null while there is nothing to work with. */
  known: Knowledge | null
  /** By id. */
  entries: ReadonlyMap<string, DoorEntry>
  /** Whether the server answered last. */
  isHeard: boolean
  /** How many scans and undoings are still to be sent. */
  unsent: number
  /** Whether the last change could not be stored on the device. */
  isFull: boolean
  /** Why the server did not take what was sent. */
  refusal: string | null
}

export const NO_DOOR: DoorState = {
  phase: 'opening',
  known: null,
  entries: new Map(),
  isHeard: false,
  unsent: 0,
  isFull: false,
  refusal: null,
}

/**
 * A device at the door of an event: it works by what it keeps, and talks to the server when there is a line. Nothing
 * has to be switched when the line goes or comes back.
 * @param id of the event
 * @param onChange is told of every new state
 */
export const createDoorDevice = (id: string, onChange: (state: DoorState) => void) => {
  const names = { pass: `pass:${id}`, list: `list:${id}` }
  let state = NO_DOOR
  let pass: KeptPass | undefined
  let kept: KeptList | undefined
  let key: Promise<CryptoKey> | undefined
  let talk: Promise<void> = Promise.resolve()

  /** What was done here, as it was stored last: only that is shown, for a phone may be switched off at any moment. */
  let stored: Done = { scans: [], undone: [] }

  const knowledge = ({ scans, undone }: Done): Knowledge | null =>
    kept
      ? {
          list: kept.list,
          checkIns: new Map(kept.checkIns.map((checkIn) => [checkIn.entry, checkIn])),
          scans: byEntry(scans),
          undone,
        }
      : null
  const countUnsent = (): number => (pass?.scans.length ?? 0) + (pass?.undone.length ?? 0)
  const tell = (change: Partial<DoorState> = {}): void => {
    state = { ...state, known: pass ? knowledge(stored) : null, unsent: countUnsent(), ...change }
    onChange(state)
  }

  const storePass = async (): Promise<void> => {
    const { scans, undone } = pass ?? { scans: [], undone: [] }
    let isFull = false
    try {
      if (pass) await keepSealed(names.pass, pass, pass.until + LATE_MS)
      else await dropSealed(names.pass)
    } catch {
      isFull = true // it is still sent while the page is open
    }
    stored = { scans, undone }
    tell({ isFull })
  }
  let storing: Promise<void> = Promise.resolve()
  /** One after the other, each as it is by then: an older state must not come last. */
  const savePass = (): Promise<void> => (storing = storing.then(storePass))
  const saveList = async (): Promise<void> => {
    if (!kept) return
    try {
      await keepSealed(names.list, kept, Date.parse(kept.list.until))
    } catch {
      tell({ isFull: true })
    }
  }

  const takeList = (next: KeptList): void => {
    if (next.list.publicKey.x !== kept?.list.publicKey.x) key = importTicketKey(next.list.publicKey)
    kept = next
    tell({ phase: 'open', entries: new Map(next.list.entries.map((entry) => [entry.id, entry])) })
  }

  /** The right to the door is over: the list goes; what is still to be sent stays. */
  const end = async (): Promise<void> => {
    kept = undefined
    await dropSealed(names.list)
    if (countUnsent() === 0) pass = undefined
    await savePass()
    tell({ phase: 'ended', entries: new Map() })
  }

  const readList = async (): Promise<void> => {
    if (!pass) return
    const asked = await askList(id, pass.token)
    if ('body' in asked) {
      pass.until = Date.parse(asked.body.until)
      takeList({ list: asked.body, checkIns: kept?.checkIns ?? [], cursor: kept?.cursor ?? null })
      tell({ isHeard: true })
      await Promise.all([savePass(), saveList()])
    } else if (asked.problem === 'ended') await end()
    else tell({ isHeard: false, ...(!kept && { phase: 'needs_line' }) })
  }

  /** Sends what is waiting, as much as one request takes, and reads what others did. @returns whether there is more */
  const exchange = async (): Promise<boolean> => {
    if (!pass) return false
    const scans = pass.scans.slice(0, DOOR_LIMITS.scans)
    const later = new Set(pass.scans.slice(DOOR_LIMITS.scans).map((scan) => scan.key))
    const undone = pass.undone.filter((each) => !later.has(each)).slice(0, DOOR_LIMITS.scans)
    const asked = await sendScans(id, pass.token, {
      now: new Date().toISOString(),
      since: kept?.cursor ?? null,
      scans,
      undone,
    })
    if ('problem' in asked) {
      if (asked.problem === 'ended') await end()
      else tell({ isHeard: false, refusal: asked.problem === 'refused' ? asked.text : null })
      return false
    }
    const sent = new Set(scans.map((scan) => scan.key))
    pass.scans = pass.scans.filter((scan) => !sent.has(scan.key))
    pass.undone = pass.undone.filter((each) => !undone.includes(each))
    const { cursor, checkIns } = asked.body
    if (kept) {
      const merged = new Map(kept.checkIns.map((checkIn) => [checkIn.entry, checkIn]))
      for (const checkIn of checkIns) merged.set(checkIn.entry, checkIn)
      kept = { ...kept, cursor, checkIns: [...merged.values()] }
    }
    if (state.phase === 'ended' && countUnsent() === 0) pass = undefined
    if (sent.size + undone.length > 0) await savePass()
    if (checkIns.length > 0) await saveList()
    tell({ isHeard: true, refusal: null })
    return countUnsent() > 0
  }

  /** One after the other: what is on its way is not sent twice at once. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    talk = talk.then(work, work)
    return talk
  }
  let isWaiting = false
  /** Once for all who ask before it begins. */
  const sync = async (): Promise<void> => {
    if (isWaiting) return
    isWaiting = true
    await inTurn(async () => {
      isWaiting = false
      if (kept && Date.parse(kept.list.until) < Date.now()) await end()
      while (await exchange());
    })
  }

  return {
    /** Reads what is kept, or begins with the pass of a link. */
    open: async (token: string | undefined): Promise<void> => {
      await dropPast().catch(() => {})
      let phase: DoorPhase = 'no_pass'
      pass = await readSealed<KeptPass>(names.pass).catch(() => {
        phase = 'unreadable'
        return undefined
      })
      if (token) pass = { scans: [], undone: [], until: Date.now(), ...pass, token }
      if (!pass) {
        tell({ phase })
        return
      }
      stored = { scans: pass.scans, undone: pass.undone }
      if (token) await savePass()
      const found = await readSealed<KeptList>(names.list).catch(() => undefined)
      if (found) takeList(found)
      await inTurn(readList)
      await sync()
    },

    /** Reads the list again, and what others did. */
    refresh: async (): Promise<void> => {
      await inTurn(readList)
      await sync()
    },
    sync,

    /** The ticket that a code is of; null for a forged one. */
    read: async (code: string): Promise<string | null> => (key ? readTicket(await key, code) : null),

    /** Whether somebody may be let in, by what is known at once: also while it is being stored, and not shown yet. */
    judge: (entry: string): Judgement | null => {
      const known = pass ? knowledge(pass) : null
      return known && judge(known, state.entries, entry)
    },

    /** Until when nobody is let in yet. */
    closedUntil: (): string | undefined => (state.known ? closedUntil(state.known) : undefined),

    /**
     * Lets somebody in: stored on the device before it is shown or sent, for a phone may be switched off at any moment.
     * @param walkIn who has no ticket
     * @returns the key
     */
    admit: async (entry: string, walkIn?: WalkIn): Promise<string> => {
      const scan: PendingScan = {
        key: crypto.randomUUID(),
        entry,
        at: new Date().toISOString(),
        ...walkIn,
      }
      if (pass) pass.scans = [...pass.scans, scan]
      await savePass()
      void sync()
      return scan.key
    },

    /** Takes an admission back: stored before it is shown, too. */
    undo: async (scan: string): Promise<void> => {
      if (pass) pass.undone = [...pass.undone, scan]
      await savePass()
      void sync()
    },
  }
}
export type DoorDevice = ReturnType<typeof createDoorDevice>
