/*
 * Fields of lists about what somebody does in the association and agreed to: groups, offices, papers, consents. Without
 * zod, as the table that they are part of.
 */
import { CONSENT_LABELS } from '../../people/consents/consentLabels.schema'
import { SUBMISSION_STATUSES } from '../../publications/submissions/statuses.schema'
import { readsPeople } from '../../../collections/access/policies.schema'
import { keysOf } from '../../../platform/records.schema'
import { define, readsGroups, readsPapers, seesOffices } from './listFieldKinds.schema'

/** What was chosen, by purpose: `news_given`. */
const CHOSEN_CONSENTS = Object.fromEntries(
  keysOf(CONSENT_LABELS).flatMap((choice) => [
    [`${choice}_given`, `${CONSENT_LABELS[choice]}: given`],
    [`${choice}_withdrawn`, `${CONSENT_LABELS[choice]}: withdrawn`],
  ]),
)

export const INVOLVEMENT_FIELDS = define({
  group: {
    label: 'In the group',
    about: 'group',
    kind: 'record',
    of: 'groups',
    isFor: readsGroups,
  },
  office: {
    label: 'Holds an office',
    about: 'office',
    kind: 'flag',
    yes: 'Holds an office',
    no: 'Holds no office',
    isFor: seesOffices,
  },
  officeTitle: {
    label: 'Office held',
    about: 'office',
    kind: 'text',
    isFor: seesOffices,
  },
  officeIn: {
    label: 'Holds an office in',
    about: 'office',
    kind: 'record',
    of: 'groups',
    isFor: readsGroups,
  },
  paper: {
    label: 'Submitted paper',
    about: 'paper',
    kind: 'choice',
    options: SUBMISSION_STATUSES,
    isFor: readsPapers,
  },
  paperOn: { label: 'Submitted a paper', about: 'paper', kind: 'period', isFor: readsPapers },
  published: {
    label: 'Paper published',
    about: 'paper',
    kind: 'flag',
    yes: 'A submitted paper was published',
    no: 'No submitted paper was published',
    isFor: readsPapers,
  },
  consent: {
    label: 'Consent',
    about: 'consent',
    kind: 'choice',
    options: CHOSEN_CONSENTS,
    isFor: readsPeople,
  },
})
