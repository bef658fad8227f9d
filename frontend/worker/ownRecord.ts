import type { OwnMembership } from '../../domain/membership/memberships/ownMembership.schema'
import type { UpcomingTicket, UpcomingTickets } from '../../domain/events/orders/orders.schema'
import type { OwnEvent, OwnEvents } from '../../domain/events/registrations/registrations.schema'
import { readJson } from '../lib/readJson'

/** What a person can show without a connection. */
export interface OwnRecord {
  /** What a membership card says; null without a membership number. */
  card: Pick<OwnMembership, 'fullName' | 'grade' | 'number' | 'status' | 'expiresAt'> | null
  /** The upcoming events that the person is registered for. */
  events: OwnEvent[]
  /** The valid tickets of the person's orders; a record that an older version saved has none. */
  tickets?: UpcomingTicket[]
  /** ISO 8601. */
  savedAt: string
}

const MEMBERSHIP = '/api/memberships/mine'
export const CERTIFICATE = `${MEMBERSHIP}/certificate`
const REGISTRATIONS = '/api/registrations/upcoming'
const TICKETS = '/api/ticket-orders/upcoming'

/** Asks the API as the person who is signed in. @param signal ends the question with the session */
export const askApi = async <Body>(path: string, signal?: AbortSignal): Promise<Body> => {
  const answer = await fetch(path, { headers: { Accept: 'application/json' }, signal })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return readJson<Body>(answer)
}

/** Reads what belongs on the record of whoever is signed in. */
export const readOwnRecord = async (signal: AbortSignal): Promise<OwnRecord> => {
  const [membership, { events }, { tickets }] = await Promise.all([
    askApi<OwnMembership>(MEMBERSHIP, signal),
    askApi<OwnEvents>(REGISTRATIONS, signal),
    askApi<UpcomingTickets>(TICKETS, signal),
  ])
  const { fullName, registeredName, grade, number, status, expiresAt } = membership
  return {
    card: number ? { fullName: registeredName ?? fullName, grade, number, status, expiresAt } : null,
    events,
    tickets,
    savedAt: new Date().toISOString(),
  }
}
