import { GRADES, MEMBERSHIP_STATUSES } from '../../domain/membership/memberships/grades.schema'
import { formatDate, formatDateTime } from '../lib/dates'
import { upcomingMessages } from '../lib/messages/upcomingMessages'
import { escapeHtml } from './escapeHtml'
import { CERTIFICATE, type OwnRecord } from './ownRecord'
import type { OwnKept } from './ownStore'

const cardText = ({ fullName, grade, number, status, expiresAt }: NonNullable<OwnRecord['card']>): string => {
  // kept for days, it may have expired meanwhile
  const isPast = expiresAt !== null && Date.parse(expiresAt) < Date.now()
  const facts = [
    ['Name', `<bdi>${escapeHtml(fullName)}</bdi>`],
    ['Type', grade ? GRADES[grade] : 'Member'],
    ['Membership ID', escapeHtml(number ?? '')],
    ['Status', MEMBERSHIP_STATUSES[isPast && status === 'active' ? 'expired' : status]],
    [isPast ? 'Expired' : 'Expires', expiresAt ? formatDate(expiresAt) : 'Does not end'],
  ]
  const rows = facts.map(
    ([label, value]) =>
      `<div><dt class="text-ink-soft">${label}</dt><dd class="mt-1 font-display text-lg font-semibold tabular-nums">${value}</dd></div>`,
  )
  return `<h2 class="text-xl">Your membership card</h2><dl class="mt-4 grid w-full gap-x-8 gap-y-5 sm:grid-cols-2">${rows.join('')}</dl>`
}

const eventsText = (events: OwnRecord['events']): string => {
  const items = events.map(({ title, eventDate, isDateToBeAnnounced, location, isCancelled }) => {
    const date = isDateToBeAnnounced ? upcomingMessages.toBeAnnounced : formatDateTime(eventDate)
    const details = `${isCancelled ? 'Cancelled. ' : ''}${date}, <bdi>${escapeHtml(location)}</bdi>`
    return `<li><bdi class="font-semibold">${escapeHtml(title)}</bdi><br>${details}</li>`
  })
  return `<div class="rich-text mt-10"><h2>Your registrations</h2><ul>${items.join('')}</ul></div>`
}

/** Each with the code that is read at the door: dark on white in both themes, with the margin that readers need. */
const ticketsText = (tickets: NonNullable<OwnRecord['tickets']>): string => {
  const items = tickets.map(({ name, typeName, event, drawing: { size, path } }) => {
    const date = event.isDateToBeAnnounced ? upcomingMessages.toBeAnnounced : formatDateTime(event.eventDate)
    return (
      `<li class="grid gap-4 border border-edge p-5"><p><bdi class="font-semibold">${escapeHtml(event.title)}</bdi><br>${date}, <bdi>${escapeHtml(event.location)}</bdi></p>` +
      `<p><bdi class="font-semibold">${escapeHtml(name)}</bdi>, <bdi>${escapeHtml(typeName)}</bdi></p>` +
      `<svg role="img" aria-label="Code of the ticket for ${escapeHtml(name)}" viewBox="-4 -4 ${size + 8} ${size + 8}" class="w-full max-w-64" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff" /><path d="${escapeHtml(path)}" fill="#000" /></svg></li>`
    )
  })
  return `<h2 class="mt-10 text-xl">Your tickets</h2><ul class="mt-4 grid gap-5">${items.join('')}</ul>`
}

/** What a person can show without a connection, for the offline page; empty without anything. */
export const ownText = (own: OwnKept | undefined): string => {
  if (!own) return ''
  const { card, events, tickets = [], savedAt } = own.record
  const parts = [
    card ? cardText(card) : '',
    own.hasCertificate
      ? `<p class="mt-7"><a class="btn" href="${CERTIFICATE}">Membership Certificate</a></p>`
      : '',
    tickets.length > 0 ? ticketsText(tickets) : '',
    events.length > 0 ? eventsText(events) : '',
  ]
  return `<div class="mt-10 max-w-text">${parts.join('')}<p class="mt-4 text-ink-soft">Saved on ${formatDateTime(savedAt)}. It is removed when you sign out.</p></div>`
}
