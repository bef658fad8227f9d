import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { FactRows } from '../../../components/ui/FactRows'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import { verifiedAttendanceQuery } from './verifiedAttendanceQuery'

/** What the reader of a certificate of attendance may know. */
export const AttendanceVerification = ({ code }: { code: string }) => {
  const { data } = useSuspenseQuery(verifiedAttendanceQuery(useApp(), code))
  if (!data) {
    return (
      <EmptyState
        title="There is no valid certificate with this code"
        action={
          <ButtonLink to={paths.contact.build({ subject: `Certificate ${code}` })}>Contact Us</ButtonLink>
        }
      >
        Please check that you entered the code exactly as on the certificate. A certificate that was taken
        back is not valid any more.
      </EmptyState>
    )
  }
  const { fullName, event, day, hours } = data
  return (
    <FactRows
      facts={[
        ['Name', <bdi key="name">{fullName}</bdi>],
        ['Attended', <bdi key="event">{event}</bdi>],
        [
          'Date',
          <time key="date" dateTime={day}>
            {formatDate(day)}
          </time>,
        ],
        ['CPD hours', hours ?? 'None'],
      ]}
    />
  )
}
