import type { Endpoint } from 'payload'
import {
  APPLICATION_GRADES,
  APPLICATION_STATUSES,
  SECTORS,
} from '../../domain/applications/applicationForm.schema'
import { REGION_LABELS, isAdmin } from '../../collections/access/roles'
import type { Application } from '../../payload-types'
import { problem } from '../answers'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { askedApplications } from './askedApplications'

/** The number of ID or passport stays where it is: a file travels. */
const COLUMNS: Record<string, (application: Application) => CsvRow[number]> = {
  Received: ({ createdAt }) => createdAt.slice(0, 10),
  Status: ({ status }) => APPLICATION_STATUSES[status],
  Decided: ({ reviewedAt }) => reviewedAt?.slice(0, 10),
  'Membership type': ({ membershipType }) => APPLICATION_GRADES[membershipType],
  Region: ({ region }) => region && REGION_LABELS[region],
  Name: ({ fullName }) => fullName,
  Email: ({ email }) => email,
  Phone: ({ phoneNumber }) => phoneNumber,
  Nationality: ({ nationality }) => nationality,
  City: ({ city }) => city,
  State: ({ state }) => state,
  Country: ({ country }) => country,
  Institution: ({ institutionName }) => institutionName,
  Degree: ({ degree }) => degree,
  'Field of study': ({ fieldOfStudy }) => fieldOfStudy,
  'Year of completion': ({ yearOfCompletion }) => yearOfCompletion,
  Employer: ({ currentEmployer }) => currentEmployer,
  Position: ({ position }) => position,
  'Years of experience': ({ yearsOfExperience }) => yearsOfExperience,
  Sectors: ({ sectors }) => sectors?.map((sector) => SECTORS[sector]).join('; '),
}

/** `GET /api/applications/list.csv`: the applications that a filter leaves, all pages, as a table. Administrators only; else refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedApplications(req)
    if ('refusal' in asked) return asked.refusal
    if (!isAdmin(req.user)) return problem(403, 'forbidden', 'You are not allowed to perform this action.')
    const { filter, where } = asked
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const docs of rowsAfterLast(req, { collection: 'applications', where, sort: filter.sort })) {
        for (const application of docs) yield Object.values(COLUMNS).map((valueOf) => valueOf(application))
      }
    }
    return csvAnswer(req, 'applications', Object.keys(COLUMNS), lines())
  },
}
