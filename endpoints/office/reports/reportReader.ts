import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/policies.schema'
import { reportSectionSchema } from '../../../domain/office/reports/reports.schema'
import {
  REPORT_SECTIONS,
  type ReportSection,
  sectionsFor,
} from '../../../domain/office/reports/reportTables.schema'
import { forbidden, problem } from '../../answers'

/** Who asks for which report, or the refusal: 401 for a visitor, 403 without the right, 404 for none that there is. */
export const readerOf = ({
  user,
  routeParams,
}: PayloadRequest): { user: Actor; section: ReportSection } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (sectionsFor(user).length === 0) return { refusal: forbidden() }
  const section = reportSectionSchema.safeParse(routeParams?.section)
  if (!section.success) return { refusal: problem(404, 'not_found', 'This report could not be found') }
  return REPORT_SECTIONS[section.data].isFor(user)
    ? { user, section: section.data }
    : { refusal: forbidden() }
}
