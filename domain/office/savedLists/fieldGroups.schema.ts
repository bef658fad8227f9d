import { LIST_FIELDS, type ListField, type ListFieldDefinition } from './listFields.schema'

/** Where the form of a condition offers a field, by what the field is about. */
const GROUP_OF: Record<ListFieldDefinition['about'], string> = {
  membership: 'Membership',
  application: 'Membership',
  person: 'Person',
  account: 'Person',
  signIn: 'Person',
  registration: 'Events and CPD',
  attendance: 'Events and CPD',
  cpd: 'Events and CPD',
  group: 'Groups, offices and papers',
  office: 'Groups, offices and papers',
  paper: 'Groups, offices and papers',
  invoice: 'Money',
  payment: 'Money',
  consent: 'Messages',
  mailing: 'Messages',
  note: 'Work of staff',
  task: 'Work of staff',
  role: 'Work of staff',
}

/** Fields under the headings of the form; without headings that have none. */
export const groupFields = (fields: readonly ListField[]): { heading: string; fields: ListField[] }[] =>
  [...new Set(Object.values(GROUP_OF))].flatMap((heading) => {
    const own = fields.filter((field) => GROUP_OF[LIST_FIELDS[field].about] === heading)
    return own.length > 0 ? [{ heading, fields: own }] : []
  })
