import { canBePrinted } from '../../../platform/pdf/canBePrinted'
import { drawCertificateSheet } from '../../../platform/pdf/drawCertificateSheet'
import { formatJubaDate } from '../../../platform/jubaTime'
import type { VerifiedAttendance } from './attendance.schema'

export interface PrintedAttendance extends VerifiedAttendance {
  code: string
  /** Where anybody can check it. */
  verifyUrl: string
  /** The name of the association. */
  association: string
}

/** The certificate of attendance at an event. */
export const renderAttendanceCertificate = ({
  fullName,
  event,
  day,
  hours,
  code,
  verifyUrl,
  association,
}: PrintedAttendance): Promise<Buffer> =>
  drawCertificateSheet({
    title: `Certificate of attendance ${code}`,
    madeAt: `${day}T00:00:00.000Z`,
    heading: 'Certificate of Attendance',
    fullName,
    nameless: `The holder of certificate ${code}`,
    statement: `attended ${canBePrinted(event) ? `“${event}”` : 'an event of the association'}.`,
    facts: [
      ['Date', formatJubaDate(day)],
      ...(hours === null ? [] : [['CPD hours', String(hours)] as const]),
      ['Certificate', code],
    ],
    verifyUrl,
    association,
  })
