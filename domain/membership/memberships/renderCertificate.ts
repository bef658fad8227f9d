import { formatJubaDate } from '../../../platform/jubaTime'
import { drawCertificateSheet } from '../../../platform/pdf/drawCertificateSheet'

export interface Certificate {
  number: string
  fullName: string
  /** As it is read: `Professional`. */
  grade: string
  /** ISO 8601. */
  startedAt: string
  /** ISO 8601; null for a membership that does not end. */
  expiresAt: string | null
  /** Where anybody can check it. */
  verifyUrl: string
  association: { name: string; url: string }
}

/** The membership certificate. */
export const renderCertificate = ({
  number,
  fullName,
  grade,
  startedAt,
  expiresAt,
  verifyUrl,
  association,
}: Certificate): Promise<Buffer> =>
  drawCertificateSheet({
    title: `Membership certificate ${number}`,
    madeAt: startedAt,
    heading: 'Certificate of Membership',
    fullName,
    nameless: `The holder of membership number ${number}`,
    statement: `is a member of the association in the grade of ${grade}.`,
    facts: [
      ['Membership ID', number],
      ['Grade', grade],
      ['Member since', formatJubaDate(startedAt)],
      ['Valid until', expiresAt ? formatJubaDate(expiresAt) : 'Does not end'],
    ],
    verifyUrl,
    association: association.name,
  })
