import { useEffect, useState } from 'react'
import { type DoorDevice, type DoorPhase, type DoorState, NO_DOOR, createDoorDevice } from './doorDevice'
import { keepForOffline } from './keepForOffline'
import { createCodeReader } from './readCode'

const SYNC_MS = 10_000
const REFRESH_MS = 5 * 60_000

export interface Door {
  device: DoorDevice
  state: Omit<DoorState, 'phase'> & {
    /** `elsewhere`: another tab of this device works at this door. */
    phase: DoorPhase | 'elsewhere'
  }
  /** Whether this page opens without a network. */
  isKept: boolean
}

/** The pass of a link, taken out of the address so that nobody reads it there. */
const takeToken = (): string | undefined => {
  const token = location.hash.slice(1)
  if (token) history.replaceState(history.state, '', location.pathname)
  return token || undefined
}

/** Keeps the screen from going dark while people queue. */
const keepAwake = async (): Promise<WakeLockSentinel | undefined> => {
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return undefined // not everywhere, and not on a low battery
  }
}

/** Works at the door of an event as long as the page is open. @param id of the event */
export const useDoor = (id: string): Door | null => {
  const [door, setDoor] = useState<Door | null>(null)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const device = createDoorDevice(id, (state) => {
      if (!signal.aborted) setDoor((last) => ({ device, state, isKept: last?.isKept ?? false }))
    })
    const start = async (): Promise<void> => {
      await device.open(takeToken())
      if (signal.aborted) return
      const timers = [
        setInterval(() => void device.sync(), SYNC_MS),
        setInterval(() => void device.refresh(), REFRESH_MS),
      ]
      signal.addEventListener('abort', () => timers.forEach(clearInterval))
      addEventListener('online', () => void device.refresh(), { signal })
      addEventListener('hashchange', () => void device.open(takeToken()), { signal })
      const awake = await keepAwake()
      signal.addEventListener('abort', () => void awake?.release())
      await createCodeReader().catch(() => {}) // loads what the camera needs, while there is a line
      const isKept = await keepForOffline()
      setDoor((last) => last && { ...last, isKept })
    }
    // two tabs would overwrite what the other one has still to send
    void navigator.locks.request(`door:${id}`, { ifAvailable: true }, async (lock) => {
      if (signal.aborted) return
      if (!lock) {
        setDoor({ device, state: { ...NO_DOOR, phase: 'elsewhere' }, isKept: false })
        return
      }
      const isLeft = new Promise((resolve) => signal.addEventListener('abort', resolve))
      await start()
      await isLeft
    })
    return () => end.abort()
  }, [id])
  return door
}
