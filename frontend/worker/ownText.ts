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

/** What a person can show without a connection, for the offline page; empty without anything. */
export const ownText = (own: OwnKept | undefined): string => {
  if (!own) return ''
  const { card, events, savedAt } = own.record
  const parts = [
    card ? cardText(card) : '',
    own.hasCertificate
      ? `<p class="mt-7"><a class="btn" href="${CERTIFICATE}">Membership Certificate</a></p>`
      : '',
    events.length > 0 ? eventsText(events) : '',
  ]
  return `<div class="mt-10 max-w-text">${parts.join('')}<p class="mt-4 text-ink-soft">Saved on ${formatDateTime(savedAt)}. It is removed when you sign out.</p></div>`
}
