import type { Socket } from 'node:net'

/** How a line behaves, in both directions alike. */
export interface LineSpeed {
  bytesPerSecond: number
  roundTripMs: number
}

/** As much as travels at once. */
const PACKET_BYTES = 1_460
/** As much as a connection may have waiting before its sender is stopped. */
const WINDOW_BYTES = 64 * 1024

interface Flow {
  packets: Buffer[]
  arrive: (packet: Buffer) => void
}

/** Carries bytes in one direction of a line. */
export interface Lane {
  /** Sends what comes from one socket to another, and its end. @param note told of each packet that arrives */
  carry: (from: Socket, to: Socket, note?: (bytes: number) => void) => void
}

/**
 * One direction of a line. All connections share what it carries, a packet each in turn, and whatever it carries arrives
 * half a round trip later.
 */
export const createLane = ({ bytesPerSecond, roundTripMs }: LineSpeed): Lane => {
  const waiting: Flow[] = []
  let isBusy = false
  let freeAt = 0

  const sendNext = (): void => {
    const flow = waiting.shift()
    const packet = flow?.packets.shift()
    isBusy = Boolean(flow && packet)
    if (!flow || !packet) return
    freeAt = Math.max(performance.now(), freeAt) + (packet.length / bytesPerSecond) * 1000
    setTimeout(() => {
      setTimeout(() => flow.arrive(packet), roundTripMs / 2)
      if (flow.packets.length > 0) waiting.push(flow)
      sendNext()
    }, freeAt - performance.now())
  }

  return {
    carry: (from, to, note = () => {}) => {
      let underway = 0
      let hasEnded = false
      const flow: Flow = {
        packets: [],
        arrive: (packet) => {
          underway -= packet.length
          if (!to.destroyed) {
            note(packet.length)
            to.write(packet)
          }
          if (underway < WINDOW_BYTES) from.resume()
          if (hasEnded && underway === 0) to.end()
        },
      }
      from.on('data', (chunk: Buffer) => {
        if (flow.packets.length === 0) waiting.push(flow)
        for (let start = 0; start < chunk.length; start += PACKET_BYTES)
          flow.packets.push(chunk.subarray(start, start + PACKET_BYTES))
        underway += chunk.length
        if (underway >= WINDOW_BYTES) from.pause()
        if (!isBusy) sendNext()
      })
      from.on('end', () => {
        hasEnded = true
        if (underway === 0) to.end()
      })
      from.on('close', () => {
        if (!hasEnded) to.destroy()
      })
      to.on('close', () => {
        flow.packets.length = 0
        from.destroy()
      })
    },
  }
}
