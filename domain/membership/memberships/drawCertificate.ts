import type { PayloadRequest } from 'payload'
import { GRADES } from './grades.schema'
import type { OwnMembership } from './ownMembership.schema'
import { readOwnMembership } from './readOwnMembership'

type CertifiedField = 'number' | 'grade' | 'startedAt' | 'registeredName'

type CertifiedMembership = OwnMembership & {
  [Name in CertifiedField]: NonNullable<OwnMembership[Name]>
}

const isCertified = (membership: OwnMembership): membership is CertifiedMembership => {
  const { status, number, grade, startedAt, registeredName } = membership
  return (
    (status === 'active' || status === 'grace') && Boolean(number && grade && startedAt && registeredName)
  )
}

/** The signed-in person's membership, if it is one that a certificate is for: active or in its grace period. */
export const findCertifiedMembership = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<CertifiedMembership | undefined> => {
  const membership = await readOwnMembership(req, user)
  return isCertified(membership) ? membership : undefined
}

/** Draws the certificate of a membership as PDF. */
export const drawCertificate = async (
  { payload }: PayloadRequest,
  { number, registeredName, grade, startedAt, expiresAt }: CertifiedMembership,
): Promise<Buffer> => {
  const { renderCertificate } = await import('./renderCertificate') // rarely needed, and large
  const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const url = payload.config.serverURL
  return renderCertificate({
    number,
    fullName: registeredName,
    grade: GRADES[grade],
    startedAt,
    expiresAt,
    verifyUrl: `${url}/verify/${encodeURIComponent(number)}`,
    association: { name, url },
  })
}
