/*
 * Fields of lists about what passed between somebody and the office: sign-ins, notes, mailings. Without zod, as the
 * table that they are part of.
 */
import { isAdmin, readsPeople } from '../../../collections/access/policies.schema'
import { define } from './listFieldKinds.schema'

export const CONTACT_FIELDS = define({
  signedIn: { label: 'Signed in', about: 'signIn', kind: 'period', isFor: isAdmin },
  noted: { label: 'Note of staff written', about: 'note', kind: 'period', isFor: readsPeople },
  mailedOn: { label: 'Sent a mailing', about: 'mailing', kind: 'period', isFor: readsPeople },
})
