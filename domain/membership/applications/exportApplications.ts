import type { PayloadRequest, Where } from 'payload'
import { REGION_LABELS } from '../../../collections/access/roles'
import type { Application } from '../../../payload-types'
import { rowsAfterLast } from '../../../platform/rowsAfterLast'
import { APPLICATION_STATUSES, SECTORS } from './applicationForm.schema'
import { APPLIED_GRADES } from './upgrades/ladder.schema'

/** The columns of the exported table. Without the number of ID or passport, which must not leave the site in a file. */
const COLUMNS: Record<string, (application: Application) => string | null | undefined> = {
  Received: ({ createdAt }) => createdAt.slice(0, 10),
  Status: ({ status }) => APPLICATION_STATUSES[status],
  Decided: ({ reviewedAt }) => reviewedAt?.slice(0, 10),
  'Membership type': ({ membershipType }) => APPLIED_GRADES[membershipType],
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

export const APPLICATION_COLUMNS = Object.keys(COLUMNS)

/** The applications of a filter as rows of a table, all pages, read one batch at a time. */
export const exportApplications = async function* (
  req: PayloadRequest,
  where: Where,
  sort: string,
): AsyncGenerator<(string | null | undefined)[]> {
  for await (const docs of rowsAfterLast(req, { collection: 'applications', where, sort })) {
    for (const application of docs) yield Object.values(COLUMNS).map((valueOf) => valueOf(application))
  }
}
