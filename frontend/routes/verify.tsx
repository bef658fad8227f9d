import { type LoaderFunctionArgs, data, useParams } from 'react-router-dom'
import { isCertificateCode } from '../../domain/events/attendance/certificateCode.schema'
import { PageTitle } from '../components/layout/PageTitle'
import { AttendanceVerification } from '../features/events/attendance/AttendanceVerification'
import { verifiedAttendanceQuery } from '../features/events/attendance/verifiedAttendanceQuery'
import { Verification } from '../features/membership/memberships/Verification'
import { verifiedMembershipQuery } from '../features/membership/memberships/verifiedMembershipQuery'
import type { App } from '../lib/app'
import { paths } from '../paths'

const titleOf = (number: string): string =>
  isCertificateCode(number) ? 'Attendance Verification' : 'Membership Verification'

/**
 * Where a certificate's QR code leads: with the number of a membership, or the code of a certificate of attendance. An
 * unknown one is a page of its own, and answered as not found.
 */
export const loader =
  (app: App) =>
  async ({ params: { number = '' } }: LoaderFunctionArgs) => {
    const isAttendance = isCertificateCode(number)
    const found = isAttendance
      ? await app.queryClient.query(verifiedAttendanceQuery(app, number))
      : await app.queryClient.query(verifiedMembershipQuery(app, number))
    const head = {
      title: titleOf(number),
      description: `Whether a ${isAttendance ? 'certificate of attendance' : 'membership certificate'} is valid.`,
      canonical: paths.verify.build(number),
    }
    return data({ head }, { status: found ? 200 : 404 })
  }

/** Source: issue 5, part 4. */
export const Component = () => {
  const { number = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title={titleOf(number)}>
        <span className="wrap-anywhere tabular-nums">{number}</span>
      </PageTitle>
      <div className="wrap py-10 pb-section">
        {isCertificateCode(number) ? (
          <AttendanceVerification code={number} />
        ) : (
          <Verification number={number} />
        )}
      </div>
    </>
  )
}
