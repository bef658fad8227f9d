import { EXPORT_HEADINGS, exportPeople } from '../../../domain/people/peopleImports'
import { csvAnswer } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF, XLSX } from '../../describedAnswers'
import { withRight } from '../../guards'
import { xlsxAnswer } from '../../xlsxAnswer'

/**
 * `GET /api/people-imports/people.csv`: everybody with profile and membership, in the form that is imported. Staff who
 * decide about memberships only, with a recent proof of who they are. Answers 200, 401, 403.
 */
export const peopleCsv = declareEndpoint({
  method: 'get',
  path: '/people.csv',
  operation: {
    tag: 'Staff: imports',
    summary: 'Everybody with profile and membership, in the form that is imported, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: withRight('memberships'),
  handler: (req) => csvAnswer(req, 'people', EXPORT_HEADINGS, exportPeople(req.payload)),
})

/** `GET /api/people-imports/people.xlsx`: the same as a workbook. */
export const peopleXlsx = declareEndpoint({
  method: 'get',
  path: '/people.xlsx',
  operation: {
    tag: 'Staff: imports',
    summary: 'Everybody with profile and membership, in the form that is imported, as a workbook',
    answers: { ...sends(XLSX, 'The workbook'), ...WITH_PROOF },
  },
  access: withRight('memberships'),
  handler: (req) => xlsxAnswer(req, 'people', EXPORT_HEADINGS, exportPeople(req.payload)),
})
