/** The header in which a device at the door sends its pass. */
export const DOOR_PASS_HEADER = 'X-Door-Pass'

export const DOOR_LIMITS = {
  /** Scans that a device sends at once. */
  scans: 200,
  /** Tickets and people that one pass may let in: who has it could invent them without end. */
  entriesOfPass: 5000,
  /** Scans that are kept of one ticket. */
  scansOfTicket: 100,
  /** Passes of an event. */
  passes: 50,
}
