import type { ListField } from './listFields.schema'

/** What the form of a condition says beside a field. Apart from the fields, which pages without the form load too. */
export const FIELD_HINTS: Partial<Record<ListField, string>> = {
  member: 'One that was not ended; it may have expired.',
  arrears: 'An invoice, or an instalment of one, has been due for a day or more.',
  eventOn: 'Those who were registered, whether they came or not.',
  attendedOn: 'Those whom staff marked as there.',
  age: 'Of people whose date of birth is known.',
  gender: 'As on an application.',
  town: 'As on an application.',
  paidOn: 'Confirmed payments, unless a status is chosen.',
  group: 'Today, also in a group under it.',
  office: 'Today. Leads of chapters find the offices of their branch.',
  officeTitle: 'Today. Leads of chapters find the offices of their branch.',
  officeIn: 'Today, also in a group under it.',
  published: 'An accepted paper under whose title there is a publication.',
  signedIn: 'As far back as the security log is kept.',
  mailedOn: 'A mailing that staff wrote, by email or text message.',
  consent: 'Those who have not chosen are on neither side.',
}
