import type { Endpoint } from 'payload'
import { EXPORT_HEADINGS, exportPeople } from '../../../domain/people/peopleImports'
import { csvAnswer } from '../../csvAnswer'
import { refuseWithout } from '../../refuseWithout'
import { xlsxAnswer } from '../../xlsxAnswer'

/**
 * `GET /api/people-imports/people.csv`: everybody with profile and membership, in the form that is imported. Staff who
 * decide about memberships only, with a recent proof of who they are. Answers 200, 401, 403.
 */
export const peopleCsv: Endpoint = {
  method: 'get',
  path: '/people.csv',
  handler: (req) =>
    refuseWithout('memberships', req) ?? csvAnswer(req, 'people', EXPORT_HEADINGS, exportPeople(req.payload)),
}

/** `GET /api/people-imports/people.xlsx`: the same as a workbook. */
export const peopleXlsx: Endpoint = {
  method: 'get',
  path: '/people.xlsx',
  handler: (req) =>
    refuseWithout('memberships', req) ??
    xlsxAnswer(req, 'people', EXPORT_HEADINGS, exportPeople(req.payload)),
}
